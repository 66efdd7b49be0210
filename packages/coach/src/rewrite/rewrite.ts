import type { Draft } from '../draft.ts';
import type { Score } from '../score/score.ts';
import { composeEdits, inReadingOrder } from './edits.ts';
import type { Candidate, Edit, RewriteOptions } from './edit.ts';
import { type Terms, type Version, gainBetween, improve, versionOf } from './improve.ts';
import { isEmail } from '../document/email.ts';
import { tokensToKeep } from './protection.ts';

/** A better version of a draft, as changes that can each be kept or put back. */
export type Rewrite = {
  readonly subject: string | null;
  readonly body: string;
  readonly before: Score;
  /** Never lower than `before`. */
  readonly after: Score;
  readonly edits: readonly Edit[];
};

/** From here on a draft is changed only where that wins points back. */
const good = 90;

/** Enough for every change to meet the ones it made possible. */
const mostRounds = 8;

/** Longer than any email; what is pasted here by accident is scored but left as it is. */
const longestRewritten = 20_000;

function toEdits(draft: Draft, changes: readonly Candidate[]): Edit[] {
  return changes
    .toSorted(inReadingOrder)
    .map(({ rule, field, start, end, after, reason }, index) => {
      const before = (draft[field] ?? '').slice(start, end);
      return { id: String(index + 1), rule, field, start, end, before, after, reason };
    });
}

/** How many points a rule has given back. */
function wonBack(before: Score, after: Score): (rule: string) => number {
  const lost = ({ lines }: Score, rule: string) =>
    lines.find((line) => line.rule === rule)?.points ?? 0;
  return (rule) => lost(after, rule) - lost(before, rule);
}

/**
 * Improves a draft by small changes that each carry a reason. The score never falls; names, numbers,
 * links, merge tags, quotations and the signature stay as the writer has them. In the manner `light`
 * only words and phrases change: no sentence goes, comes, is split or joined. A `tone` and a `length` are
 * leaned towards where that costs no point. A text that is no English email, or longer than any, is scored
 * and left as it is. Never throws.
 *
 * @example
 * rewrite({ subject: 'Ovens', body: 'Hi {{name},\n\nWorth a look?' }).body; // 'Hi {{name}},\n\nWorth a look?'
 * rewrite({ subject: 'Ovens', body: 'Hi {{name} ,\n\nWorth a look?' }, { manner: 'light' }).edits[0]?.before; // '{{name}'
 * rewrite({ subject: null, body: '' }).edits; // []
 */
export function rewrite(draft: Draft, options: RewriteOptions = {}): Rewrite {
  const first = versionOf(draft);
  const isGood = first.score.value >= good;
  const terms = {
    own: draft,
    first: first.score,
    isGood,
    tokens: tokensToKeep(first.email),
    cutsOpener: options.manner !== 'light',
    options,
  };
  const bold = improveFully(first, terms);
  const pays = gainBetween(first.score, bold.after) >= (isGood ? 1 : 0);
  return pays || bold.edits.length === 0 || !terms.cutsOpener
    ? bold
    : improveFully(first, { ...terms, cutsOpener: false });
}

/** Round after round, until nothing is left to improve. */
function improveFully(first: Version, terms: Terms): Rewrite {
  const { draft, score: before } = first;
  let latest = first;
  let peak = before;
  let changes: readonly Candidate[] = [];
  const isLeft = !isEmail(first.email.reading) || draft.body.length > longestRewritten;
  for (let round = 0; round < mostRounds && !isLeft; round += 1) {
    const next = improve(latest, { ...terms, peak });
    if (next.kept.length === 0) break;
    changes = composeEdits(draft, changes, next.kept, wonBack(before, next.score));
    latest = next;
    peak = next.peak;
  }
  return {
    subject: latest.draft.subject,
    body: latest.draft.body,
    before,
    after: latest.score,
    edits: toEdits(draft, changes),
  };
}
