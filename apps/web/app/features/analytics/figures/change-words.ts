/** "30 March to 5 April" is compared with as many days before it. */
function spanWords(days: number): string {
  return days === 1 ? 'the day before' : `the ${String(days)} days before`;
}

/** "4 more than in the 7 days before (+50%)"; where there were none, it is new. */
export function countChange(now: number, before: number, days: number): string {
  const span = spanWords(days);
  if (before === 0) return now === 0 ? `None in ${span} either` : `New: none in ${span}`;
  if (now === before) return `As many as in ${span}`;
  const amount = `${String(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'}`;
  return `${amount} than in ${span} (${percent(now, before)})`;
}

/** "2.5 points more than in the 7 days before (+11%)"; null when there is nothing to compare. */
export function averageChange(
  now: number | null,
  before: number | null,
  days: number,
): string | null {
  if (now === null) return null;
  const span = spanWords(days);
  if (before === null) return `New: no email in ${span}`;
  const difference = Math.round(Math.abs(now - before) * 100) / 100;
  if (difference === 0) return `As in ${span}`;
  const points = `${String(difference)} ${difference === 1 ? 'point' : 'points'}`;
  // Of a gain below or at nothing there are no percent.
  const share = before > 0 ? ` (${percent(now, before)})` : '';
  return `${points} ${now > before ? 'more' : 'less'} than in ${span}${share}`;
}

function percent(now: number, before: number): string {
  const change = Math.round(((now - before) / before) * 100);
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${String(Math.abs(change))}%`;
}
