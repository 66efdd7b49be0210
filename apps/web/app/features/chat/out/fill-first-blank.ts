/** Leads to the first blank of the result around `place` that nothing was written into yet. */
export function fillFirstBlank(place: HTMLElement | null): void {
  const fields = place
    ?.closest('[data-result]')
    ?.querySelectorAll<HTMLInputElement>('input[data-blank]');
  const first = Array.from(fields ?? []).find(({ value }) => value.trim() === '');
  first?.focus();
}
