import { tidy } from './tidy.ts';

const occasion =
  '(?:demo|meeting|call|chat|conversation|webinar|workshop|trade show|fair|event|conference|visit|presentation|stand|booth)';
const words = '(?:[\\p{L}\\d-]+\\s){0,3}';
const told = [
  `(?:you|they|we|I)\\s(?:both\\s)?(?:saw|met|spoke|talked|chatted|attended|watched|discussed|visited)\\b`,
  `(?:we|I)\\s(?:showed|gave|sent|demoed)\\s(?:you|them)\\b`,
  `(?:we|you|they)\\s(?:had|did|joined|booked|came to)\\s(?:an?|the|our|my)\\s${words}${occasion}\\b`,
  `(?:after|since|following|at|during|from|of)\\s(?:our|the|your|my|their|last|that)\\s${words}${occasion}\\b`,
  `\\b${occasion}\\s${words}(?:went|was|last|ago|yesterday)\\b`,
];
const tells = new RegExp(told.join('|'), 'iu');
const ofReader =
  /\s(?:who|that)\s((?:saw|met|attended|visited|watched|tried|joined|came|asked|requested|downloaded|signed up|registered|booked|spoke|talked|replied)\s.+)$/iu;
const ofWriter =
  /\s(?:(?:who|that|whom)\s)?(?:I|we)\s(met|spoke|talked)\s(?:(?:to|with)\s)?(.+)$/iu;
const longest = 200;

/** Whether words tell that writer and reader had to do with one another, other than by an email. */
export function tellsEncounter(text: string): boolean {
  return tells.test(text);
}

/** "Buyers I met at Ambiente" → "We met at Ambiente."; null of an audience that tells of no encounter. */
export function readEncounter(audience: string): string | null {
  const text = tidy(audience.slice(0, longest));
  const [, met, where] = ofWriter.exec(text) ?? [];
  if (met !== undefined && where !== undefined)
    return `We ${met.toLowerCase() === 'met' ? 'met' : 'spoke'} ${where}.`;
  const did = ofReader.exec(text)?.[1];
  return did === undefined ? null : `You ${did}.`;
}
