/** What goes, and what stands in its place. Applied in this order; case of the first letter is mended after. */
export const wording: readonly (readonly [RegExp, string])[] = [
  [/\bI hope (?:you're|you are|this (?:e-?mail|message) finds you|all is) well[.!]?\s*/gi, ''],
  [/\bI know how busy you must be\.\s*/gi, ''],
  [/\s*\bI look forward to hearing from you[.!]*/gi, ''],
  [/\baward-winning\s+/gi, ''],
  [/\bis able to\b/gi, 'can'],
  [/\bin a timely manner\b/gi, 'on time'],
  [/\bMy name is [^.,\n]{1,60} and I/g, 'I'],
  [/\bI (?:am|'m) (?:writing|reaching out) (?:to you )?(?:today )?(?:to|because)\s+/gi, ''],
  [/\bI (?:just )?wanted to (?:reach out|touch base)(?: to)?\s*/gi, ''],
  [/\bI was recently looking at ([^.\n]{1,60}) and noticed that\b/g, 'On $1'],
  [/\b(?:a|the) leading (?:boutique )?(consultancy|company|provider)\b/gi, 'a $1'],
  [
    /\b(?:cutting-edge|state-of-the-art|innovative|world-class|best-in-class|game-changing)\s+/gi,
    '',
  ],
  [/,? and our proven methodology consistently delivers results\./gi, '.'],
  [/\bthat leverages solutions to help\b/gi, 'that helps'],
  [/\bunlock their full potential\b/gi, 'sell more'],
  [/\bleverag(?:e|ing)\b/gi, 'use'],
  [/\butilis?z?e\b/gi, 'use'],
  [/\bin order to\b/gi, 'to'],
  [/\bat your earliest convenience\b/gi, 'when it suits you'],
  [
    /\b(?:Please )?(?:do not|don't) hesitate to (?:contact|reach out to) (?:me|us)\b/gi,
    'Just reply',
  ],
  [/\bWould you be available for\b/g, 'Could we have'],
  [/\bI would love to\b/g, "I'd like to"],
  [/ to discuss how we (?:could|can) work together\b/gi, ''],
  [/\b(?:really|very|truly|simply|basically)\s+/gi, ''],
  [/!+/g, '.'],
];

export const subjectOpenings =
  /^(?:re:|fwd:|(?:a )?quick question(?: about| on)?|introduction:?|improving|partnership opportunity:?)\s*/i;
