const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves focus to the line above or below; false when the key is none of ours. */
export function moveBetweenLines(ledger: HTMLElement, key: string): boolean {
  const step = steps[key];
  if (step === undefined) return false;
  const lines = [...ledger.querySelectorAll<HTMLElement>(':scope > li > button')];
  const current = lines.findIndex((line) => line === document.activeElement);
  if (current < 0) return false;
  lines[Math.min(lines.length - 1, Math.max(0, current + step))]?.focus();
  return true;
}
