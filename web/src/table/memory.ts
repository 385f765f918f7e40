// What a browser (`lasting`) or one of its tabs remembers; where that is forbidden, nothing.
function storage(lasting: boolean): Storage {
  return lasting ? localStorage : sessionStorage;
}

export function remembered(key: string, lasting: boolean): string {
  try {
    return storage(lasting).getItem(`stolik.${key}`) ?? "";
  } catch {
    return "";
  }
}

export function remember(key: string, value: string, lasting: boolean): void {
  try {
    storage(lasting).setItem(`stolik.${key}`, value);
  } catch {
    // remembered until the page is left
  }
}
