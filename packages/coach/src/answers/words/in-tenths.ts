const full = 10;

/** Points of the ledger as answers say them: out of ten, as beside every score in the chat. */
export function inTenths(points: number): string {
  const tenths = points / full;
  return tenths === full ? String(full) : tenths.toFixed(1);
}
