const verbs: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:schedule|arrange|set up|book|organi[sz]e|propose|hop on|jump on|get on|have|get|do|grab|find)\s+/iu,
    'do ',
  ],
  [/^(?:for|to have|to do)\s+/iu, 'do '],
  [/^to\s+/iu, ''],
];
const asked: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:would|are|will|might) you(?: \p{L}+)? be (?:free|available|open|able|up)\b(?: at all)?,?\s+(?=for\b|to\b)/iu,
    '',
  ],
  [/^are you (?:free|available|open)\b\s+(?=for\b|to\b)/iu, ''],
  [/^(?:could|can|may|might|shall) (?:we|I)(?: please| maybe| perhaps)?\s+/iu, ''],
  [
    /^(?:do|would|could|might) you (?:have|spare|possibly have)(?: me| us)?\s+(?:any |some )?(?:time\s+)?/iu,
    'do ',
  ],
  [
    /^(?:I|we)(?:['’]d| would)(?: also)? (?:love|like|be happy|be glad)(?: the (?:opportunity|chance))? to\s+/iu,
    '',
  ],
  [
    /^(?:I|we)(?:['’]d| would) (?:welcome|appreciate|love)\s+(?:the (?:opportunity|chance) to\s+)?/iu,
    '',
  ],
];
const opening = /^(?:so|and|but|also|then),?\s+/iu;
/** What the time is for; the question before it has just said so. */
const purpose =
  /,?\s+(?:at your (?:earliest )?convenience\b|(?:so (?:that )?)(?:I|we) (?:can|could)\b|to (?:discuss|talk|explain|explore|learn|see|find out|go (?:over|through)|tell you|hear|walk you)\b|and (?:I|we)['’]?(?:ll| will| can)\b).*$/iu;

/** "Could we meet for half an hour in Bergen?" → "meet for half an hour in Bergen": what the writer could do; null when it is no meeting. */
export function asOffer(request: string): string | null {
  const words = request
    .replace(/\s+/gu, ' ')
    .replace(/[?.!\s]+$/u, '')
    .replace(opening, '');
  for (const [pattern, verb] of asked) {
    if (!pattern.test(words)) continue;
    const rest = `${verb}${words.replace(pattern, '')}`.replace(purpose, '');
    const [found, replaced] = verbs.find(([one]) => one.test(rest)) ?? [];
    const offer = found ? rest.replace(found, replaced ?? '') : rest;
    return offer.split(' ').length < 2 ? null : offer.replace(/^do do /u, 'do ');
  }
  return null;
}
