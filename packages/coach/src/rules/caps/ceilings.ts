/**
 * Where each breach stops the score, in points of 100. Apart from the checks, so that a page that
 * shows a stored account need not bring every rule along.
 */
export const ceilings = {
  'no-words': 0,
  scam: 10,
  'not-an-email': 25,
  'few-words': 30,
  'unfilled-merge-tag': 40,
  blame: 50,
  'fake-reply': 50,
  'hidden-text': 50,
  'deceptive-subject': 60,
  'image-only': 60,
} as const;

export type CapId = keyof typeof ceilings;
