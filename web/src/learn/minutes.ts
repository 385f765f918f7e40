import type { LessonCard } from "../wire";

const QUESTION = 0.7; // minutes that one takes, with what is read before and after it

/** How long these lessons take, about. */
export function minutesOf(lessons: Pick<LessonCard, "questions">[]): number {
  const questions = lessons.reduce((sum, lesson) => sum + lesson.questions, 0);
  return questions && Math.max(1, Math.round(questions * QUESTION));
}
