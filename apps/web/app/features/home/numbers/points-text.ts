const signed = new Intl.NumberFormat('en', { signDisplay: 'always', maximumFractionDigits: 2 });

/** "+24", "+14.67", "−3"; a dash where there is nothing to average. */
export function pointsText(points: number | null): string {
  return points === null ? '–' : signed.format(points).replace('-', '−');
}
