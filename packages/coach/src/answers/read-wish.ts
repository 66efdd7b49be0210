/** What kind of answer a question wants. */
export type Wish = 'general' | 'reason' | 'advice' | 'example' | 'coach' | 'certainty' | 'rewrite';

const signs: readonly (readonly [Wish, RegExp])[] = [
  ['example', /\b(?:examples?|samples?|template|show me|look like|for instance)\b/iu],
  [
    'rewrite',
    /\b(?:re(?:write|word|phrase|do)|shorten|trim|tighten|make it|cut (?:it|this|my)|simplify|(?<!should i )suggest|(?:give|write) me (?:a|an|some|\d+|two|three|four|five|ten|other|another|better|more)|fix (?:my|the|it|this)|change my|improve my|better (?:subject|opening|ask|version))\b/iu,
  ],
  [
    'certainty',
    /\b(?:how sure|how certain|evidence|proof|proven|studies|study|research|measured|data|source|is it true|really|myth)\b/iu,
  ],
  [
    'coach',
    /\b(?:points?|score|cost|costs|lose|lost|ledger|flagged|marked|capped|count(?:s|ed)?)\b/iu,
  ],
  ['reason', /\b(?:why|reason|matter|matters)\b/iu],
  ['advice', /\b(?:how (?:do|can|should|to)|what (?:should|can|do) i|improve|make|fix|tips?)\b/iu],
];

/** The first sign that a question shows; most show none. */
export function readWish(question: string): Wish {
  return signs.find(([, sign]) => sign.test(question))?.[0] ?? 'general';
}
