/** Moves the focus from one of several to the next or the outermost; false where the key or the focus is none of theirs. */
export function moveAmong(stops: readonly HTMLElement[], key: string): boolean {
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at < 0) return false;
  const last = stops.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(last, at + 1),
    Home: 0,
    End: last,
  };
  const next = places[key];
  if (next === undefined) return false;
  stops[next]?.focus();
  return true;
}
