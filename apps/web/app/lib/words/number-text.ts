const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });

/** "72.5", "−4", with a minus sign; a dash for none. */
export function numberText(value: number | null): string {
  return value === null ? '–' : plain.format(value).replace('-', '−');
}

/** "+24", "+14.67", "−3", "±0"; a dash for none. */
export function signedText(value: number | null): string {
  if (value === 0) return '±0';
  return value !== null && value > 0 ? `+${numberText(value)}` : numberText(value);
}
