import { score } from '@replysmith/coach';
import type { Comparison } from './compare-ranks.ts';
import { factsMissing, findInventions } from './find-inventions.ts';
import type { JudgedCase, JudgedEmail } from './judge-case.ts';
import { shareOfWordsChanged } from './share-of-words-changed.ts';

/** Of an email that is good already a rewrite changes no more than this share of its words. */
const leastTouch = 0.1;

type Breach = (email: JudgedEmail) => string[];

const factsLost: Breach = ({ draft, rewrite }) =>
  factsMissing(draft, rewrite).map(({ kind, text }) => `${kind} ${text}`);

const inventions: Breach = ({ draft, rewrite }) => findInventions(draft, rewrite);

const loweredScore: Breach = ({ rewrite, again }) => {
  const value = again.before.value;
  const isLower = value < rewrite.before.value || value !== rewrite.after.value;
  return isLower ? [`${rewrite.before.value}, told ${rewrite.after.value}, is ${value}`] : [];
};

const changedAgain: Breach = ({ rewrite, again }) =>
  again.subject === rewrite.subject && again.body === rewrite.body
    ? []
    : again.edits.map(({ before, after }) => `"${before}" → "${after}"`);

const unsoundLedger: Breach = ({ draft }) => {
  const { value, lines } = score(draft);
  const sum = lines.reduce((total, { points }) => total + points, 100);
  return sum === value ? [] : [`lines sum to ${sum}, the score is ${value}`];
};

const touchedGood: Breach = ({ draft, rewrite }) => {
  const changed = shareOfWordsChanged(draft.body, rewrite.body);
  return changed > leastTouch ? [`${(100 * changed).toFixed(0)} % of the words changed`] : [];
};

const touchedNoEmail: Breach = ({ rewrite }) =>
  rewrite.edits.map(({ before, after }) => `"${before}" → "${after}"`);

/** The laws of a rewrite and, for each, the emails that break it. */
export function checkRewrites(cases: readonly JudgedCase[]): Record<string, Comparison> {
  const written = cases.filter(({ kind }) => kind !== 'not_email');
  const good = cases.filter(({ kind }) => kind === 'good');
  const noEmail = cases.filter(({ kind }) => kind === 'not_email');
  return {
    'Facts kept': check(written, factsLost),
    'Nothing invented': check(written, inventions),
    'Score never lower': check(cases, loweredScore),
    'Second rewrite changes nothing': check(cases, changedAgain),
    'Ledger sums to the score': check(cases, unsoundLedger),
    'Good left almost alone': check(good, touchedGood),
    'No email left as it is': check(noEmail, touchedNoEmail),
  };
}

function check(cases: readonly JudgedCase[], breaches: Breach): Comparison {
  const emails = cases.flatMap(({ name, emails }) => emails.map((email) => ({ name, email })));
  const failures = emails.flatMap(({ name, email }) => {
    const details = breaches(email);
    return details.length > 0 ? [{ name: `${name} (${email.rank})`, details }] : [];
  });
  return { total: emails.length, failures };
}
