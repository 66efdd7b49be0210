import type { Sentence, Word } from '../document/email.ts';

export type Clause = { readonly words: readonly Word[]; readonly sentence: Sentence };

const breakingSigns = /[,;:—–]/u;
const openers = new Set(['and', 'but', 'so', 'because', 'since', 'while', 'which', 'where', 'who']);
/** What follows these is a subject even when it is a name; "Pleo and Spendesk" is a list. */
export const reasonOpeners: ReadonlySet<string> = new Set(['because', 'since', 'after', 'now']);
const longestPhrase = 9;
const longestItem = 4;
const prepositions = new Set(
  'in on at after since from during at before under near over behind'.split(' '),
);
const freshSubjects = new Set([
  'we',
  'our',
  'i',
  'my',
  "we've",
  "we're",
  "i've",
  "i'm",
  'you',
  'your',
  "you're",
  "you've",
  'is',
  'has',
  'it',
  'they',
]);

/** A sentence cut at its commas and where a new subject begins: each clause is about one party. */
export function splitClauses(body: string, sentence: Sentence): Clause[] {
  const clauses: Clause[] = [];
  let open: Word[] = [];
  for (const [at, word] of sentence.words.entries()) {
    const before = sentence.words[at - 1];
    const gap = before ? body.slice(before.end, word.start) : '';
    const fresh = opensClause(word, sentence.words[at + 1]);
    const breaks =
      breakingSigns.test(gap) &&
      !isOpeningPhrase(open, clauses.length, word) &&
      !(gap.startsWith(',') && isListed(body, sentence.words.slice(at, at + longestItem + 1)));
    if (open.length > 0 && (breaks || fresh)) {
      clauses.push({ words: open, sentence });
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) clauses.push({ words: open, sentence });
  return clauses;
}

/** "In your light test last fall, 14 of 16 lights vanished": the phrase before the comma says whose. */
function isOpeningPhrase(open: readonly Word[], before: number, { key }: Word): boolean {
  return (
    before === 0 &&
    open.length <= longestPhrase &&
    prepositions.has(open[0]?.key ?? '') &&
    !/^(?:we|our)/u.test(key)
  );
}

/** "Has air, coach and ferry", "a thread, 48 pages long": a few words that name no party of their own. */
function isListed(body: string, words: readonly Word[]): boolean {
  const end = words.findIndex((word, at) => {
    const next = words[at + 1];
    return next !== undefined && breakingSigns.test(body.slice(word.end, next.start));
  });
  const item = words.slice(0, end === -1 ? words.length : end + 1);
  const isParty = ({ key }: Word) => freshSubjects.has(key) || openers.has(key) || key === 'but';
  return item.length <= longestItem && item[0] !== undefined && !isParty(item[0]);
}

function opensClause({ key }: Word, next: Word | undefined): boolean {
  if (next === undefined) return false;
  return (
    (openers.has(key) && freshSubjects.has(next.key)) ||
    (reasonOpeners.has(key) && /^\p{Lu}/u.test(next.text))
  );
}
