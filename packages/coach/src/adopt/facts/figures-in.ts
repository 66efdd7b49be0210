const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const others: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);
const scales: ReadonlyMap<string, number> = new Map([
  ['k', 1_000],
  ['thousand', 1_000],
  ['m', 1_000_000],
  ['million', 1_000_000],
  ['bn', 1_000_000_000],
  ['billion', 1_000_000_000],
]);
const spelt: ReadonlyMap<string, number> = new Map([
  ...units.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, 20 + at * 10] as const),
  ...tens.flatMap((ten, at) =>
    units.slice(1, 10).map((unit, one) => [`${ten}-${unit}`, 21 + at * 10 + one] as const),
  ),
  ...others,
]);
const figure =
  /([$€£¥]|\b(?:usd|eur|gbp)\s?)?\s?(\d{1,15}(?:[.,]\d{1,15}){0,6})\s?(%|percent\b|per cent\b|[€£]|(?:k|m|bn|thousand|million|billion|x)\b|(?:euros?|pounds?|dollars?)\b)?/giu;
const word = /\p{L}{1,20}(?:-\p{L}{1,20})?/gu;

/** The figures of a text in one spelling each: "1,200" and "1200", "three" and "3", "30 %" and "30 percent". */
export function figuresIn(text: string): string[] {
  const written = Array.from(
    text.toLowerCase().matchAll(figure),
    ([, before = '', digits = '', after = '']) => {
      const scale = scales.get(after.trim());
      const value = valueOf(digits);
      const scaled = scale === undefined ? value : String(Number(value) * scale);
      return scaled + markOf(before.trim(), after.trim());
    },
  );
  const words = text.toLowerCase().replace(figure, ' ').match(word) ?? [];
  const bare = words.flatMap((one) => {
    const value = spelt.get(one);
    return value === undefined ? speltAlone(one) : [String(value)];
  });
  return [...new Set([...written, ...bare, ...written.map((one) => one.replace(/[a-z]+$/u, ''))])];
}

/** "twice" and "half" are figures of their own. */
function speltAlone(one: string): string[] {
  return /^(?:twice|half)$/u.test(one) ? [one] : [];
}

function valueOf(digits: string): string {
  return /^\d{1,3}(?:,\d{3})+$/u.test(digits) ? digits.replaceAll(',', '') : digits;
}

/** A share is no amount, and neither is money a count. */
function markOf(before: string, after: string): string {
  if (/^(?:%|per)/u.test(after)) return '%';
  const currency = currencyOf(before) || currencyOf(after);
  if (currency !== '') return currency;
  return after === 'x' ? 'x' : '';
}

function currencyOf(sign: string): string {
  if (/[$]|usd|dollar/u.test(sign)) return 'dollars';
  if (/€|eur/u.test(sign)) return 'euros';
  if (/£|gbp|pound/u.test(sign)) return 'pounds';
  return sign === '¥' ? 'yen' : '';
}
