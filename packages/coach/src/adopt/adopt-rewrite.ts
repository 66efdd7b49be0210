import type { Draft } from '../draft.ts';
import type { RewriteOptions } from '../rewrite/manner.ts';
import { score } from '../score/score.ts';
import { endsTheMatter } from '../document/asks.ts';
import { parseEmail } from '../document/parse-email.ts';
import type { Adoption, Mend, Verdict, Written } from './adoption.ts';
import { editsBetween } from './edits/edits-between.ts';
import { withReasons } from './edits/reason-of.ts';
import { sourcesOf } from './facts/sources.ts';
import { isLightTouch } from './is-light-touch.ts';
import { isRewriteOf } from './is-rewrite-of.ts';
import { longestRead } from './longest-read.ts';
import { takeOver } from './take-over.ts';
import { bareEmail } from './written/bare-email.ts';

/**
 * Vets a rewrite that somebody else wrote, a model or a colleague, so that it can be shown as the coach's own are.
 * What is said around the email goes; what the draft has and the rewrite lost is put back; a fact that neither the
 * draft nor `known` holds becomes a blank, a claim without a source is refused. Never throws.
 *
 * @param known texts that facts may come from besides the draft: a brief, a profile.
 * @param options `light`: the subject stays, and it is unusable where a sentence came, went, moved or became another.
 * @example
 * adoptRewrite({ subject: null, body: 'Hi Tom,\n\nWe make ovens in order to save time.' }, { subject: null, body: 'Hi Tom,\n\nOur ovens save time.' }).body; // 'Hi Tom,\n\nOur ovens save time.'
 * adoptRewrite({ subject: null, body: 'Hi Tom,\n\nWe make ovens.' }, { subject: null, body: 'Roses are red.' }).verdict; // 'unusable'
 */
export function adoptRewrite(
  draft: Draft,
  written: Written,
  known: readonly string[] = [],
  { manner = 'full' }: RewriteOptions = {},
): Adoption {
  const before = score(draft);
  const unusable: Adoption = {
    subject: draft.subject,
    body: draft.body,
    before,
    after: before,
    edits: [],
    verdict: 'unusable',
    mended: [],
  };
  if (draft.body.length > longestRead || written.body.length > longestRead) return unusable;
  const own = parseEmail(draft);
  const sources = sourcesOf(draft, known);
  const isLight = manner === 'light';
  const isOwn = written.body === draft.body;
  const given = isLight ? { ...written, subject: draft.subject } : written;
  const stripped = isOwn ? { ...given, mended: [] } : bareEmail(given, own, sources);
  const other = parseEmail({ ...draft, subject: stripped.subject ?? '', body: stripped.body });
  if (!isOwn && !isRewriteOf(other, own, sources)) return unusable;
  const taken = takeOver(own, other, sources);
  const next: Draft = { ...draft, subject: taken.subject, body: taken.body };
  if (isLight && !isLightTouch(parseEmail(next), own)) return unusable;
  if (endsTheMatter(own) && !endsTheMatter(parseEmail(next))) return unusable;
  const after = score(next);
  const mended: Mend[] = [...stripped.mended, ...taken.mended];
  return {
    subject: next.subject,
    body: next.body,
    before,
    after,
    edits: withReasons(draft, editsBetween(draft, next), before, after),
    verdict: verdictOf(after.value - before.value),
    mended,
  };
}

function verdictOf(gain: number): Verdict {
  if (gain === 0) return 'equal';
  return gain > 0 ? 'better' : 'worse';
}
