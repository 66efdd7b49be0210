/** What the ledger line of each rule is called, by its id; apart from the rules, so that a page can name what was lost without them. */
export const nameOf = {
  'ask-kind': 'The ask',
  concreteness: 'Particulars',
  english: 'The English',
  'fake-reply': 'Fake reply',
  greeting: 'Greeting',
  honesty: 'Honesty',
  'body-length': 'Length',
  'long-sentences': 'Long sentences',
  manner: 'Manner',
  'ask-count': 'Several asks',
  'mass-mail': 'One to one',
  'not-an-email': 'Not a cold email',
  offer: 'The offer',
  paragraphs: 'Wall of text',
  'plain-words': 'Hollow words',
  'reader-focus': 'About the sender',
  relevance: 'For this reader',
  padding: 'Said twice',
  salad: 'Hard to read as English',
  sender: 'Who writes',
  shouting: 'Shouting',
  typos: 'Slips',
  'subject-length': 'Subject',
  'no-words': 'Hardly a message',
} as const;

/**
 * What the lines of a ledger can be called, each name once.
 *
 * @example
 * ruleNames.includes('The ask'); // true
 */
export const ruleNames: readonly string[] = [...new Set(Object.values(nameOf))];
