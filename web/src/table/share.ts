// The result as a picture, handed to whatever the browser has for sharing: its own sheet, the clipboard, or a file.
const WIDE = 720;
const PAD = 32;
const LINE = 34;

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && pen.measureText(`${line} ${word}`).width > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

function drawn(title: string, sentence: string, cells: string[][]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const [ink, quiet, accent] = [colour("--ink"), colour("--quiet"), colour("--accent")];
  const sentenceFont = "600 28px Georgia, serif";
  pen.font = sentenceFont;
  const lines = wrapped(pen, sentence, WIDE - 2 * PAD);
  const high = 2 * PAD + LINE + lines.length * 36 + 20 + cells.length * LINE;
  [canvas.width, canvas.height] = [2 * WIDE, 2 * high]; // sharp on any screen
  pen.scale(2, 2);
  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, WIDE, high);
  pen.fillStyle = accent;
  pen.fillRect(0, 0, WIDE, 6);
  pen.textBaseline = "top";
  pen.fillStyle = quiet;
  pen.font = "18px sans-serif";
  pen.fillText(title, PAD, PAD);
  pen.fillStyle = ink;
  pen.font = sentenceFont;
  lines.forEach((line, number) => pen.fillText(line, PAD, PAD + LINE + 36 * number));
  const top = PAD + LINE + 36 * lines.length + 20;
  const names = 200; // for who it is; the parts share the rest
  const share = (WIDE - 2 * PAD - names) / Math.max(1, (cells[0]?.length ?? 1) - 1);
  cells.forEach(([who = "", ...parts], number) => {
    const y = top + number * LINE;
    pen.font = number === 0 ? "14px sans-serif" : "18px sans-serif";
    pen.fillStyle = number === 0 ? quiet : ink;
    if (number > 0) pen.fillRect(PAD, y - 8, WIDE - 2 * PAD, 0.5);
    pen.textAlign = "left";
    pen.fillText(who, PAD, y, names);
    pen.textAlign = "right";
    parts.forEach((part, place) => pen.fillText(part, PAD + names + share * (place + 1), y, share - 8));
  });
  return canvas;
}

const pictured = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((made) => canvas.toBlob(made, "image/png"));

/** Says what became of it; null where the reader has thought better of it. */
export async function shareResult(
  title: string,
  sentence: string,
  cells: string[][],
  url: string,
): Promise<"copied" | "saved" | null> {
  const picture = await pictured(drawn(title, sentence, cells));
  if (!picture) return null;
  const file = new File([picture], "stolik.png", { type: picture.type });
  const text = `${title}: ${sentence}`;
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title, text, url });
    return null;
  }
  try {
    const link = new Blob([`${text} ${url}`], { type: "text/plain" });
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture, [link.type]: link })]);
    return "copied";
  } catch {
    const saved = document.createElement("a");
    saved.href = URL.createObjectURL(picture);
    saved.download = file.name;
    saved.click();
    URL.revokeObjectURL(saved.href);
    return "saved";
  }
}
