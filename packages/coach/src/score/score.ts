import { type Analysis, analyzeEmail } from '../analyze/analyze.ts';
import type { Draft, Span } from '../draft.ts';
import type { EvidenceId } from '../evidence/evidence.ts';
import { ceilings } from '../rules/caps/ceilings.ts';
import type { Cap, Finding, Rule } from '../rules/rule.ts';
import type { Email, Reading } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { type Band, bandOf } from './band.ts';

/** One line of the account: what was lost, where, why, and what would win it back. */
export type LedgerLine = {
  /** The rule's id: `subject-length`. */
  readonly rule: string;
  /** "Subject" */
  readonly name: string;
  /** A negative integer. */
  readonly points: number;
  readonly spans: readonly Span[];
  /** The spans' words joined by " … ", or the measured fact when nothing can be quoted. */
  readonly quote: string;
  readonly reason: string;
  readonly fix: string;
  /** The points that following the fix wins, from 0; under a cap a line's points may win nothing alone. */
  readonly wins: number;
  readonly evidence: readonly EvidenceId[];
};

/** `value` is 100 plus the points of all lines, an integer from 0 to 100. */
export type Score = {
  readonly value: number;
  /** `unjudged` when the language is not supported, so that the value says little. */
  readonly band: Band;
  readonly reading: Reading;
  /** Dearest first. */
  readonly lines: readonly LedgerLine[];
};

/**
 * Scores a draft from 0 to 100. The same text always gets the same score.
 *
 * @example
 * score({ subject: null, body: '' }).value; // 0
 * score({ subject: 'Re: hello', body: 'Hi Tom,\n\nWorth a look?' }).band; // 'weak'
 */
export function score(draft: Draft): Score {
  return scoreEmail(parseEmail(draft));
}

/** The same for an email that is split into its parts already. */
export function scoreEmail(email: Email): Score {
  const analysis = analyzeEmail(email);
  const entries = entriesOf(analysis);
  const value = totalOf(entries);
  const { reading } = email;
  return {
    value,
    band: reading.isSupported ? bandOf(value) : 'unjudged',
    reading,
    lines: entries.map((entry) => lineOf(entry, value, analysis)),
  };
}

type Judged = { readonly judge: Rule | Cap; readonly finding: Omit<Finding, 'loss'> };
type Entry = Judged & { readonly points: number };

/** Dearest first. What is worth naming costs a point at least. */
function entriesOf({ findings, caps }: Analysis): Entry[] {
  const entries = findings.map(({ rule, finding }): Entry => {
    const points = -Math.max(1, Math.round(rule.points * finding.loss));
    return { judge: rule, finding, points };
  });
  return [...entries, ...capEntries(entries, caps)].sort((one, other) => one.points - other.points);
}

/** Highest ceiling first, so that each breach shows its own cost; one point at least, so that none goes unsaid. */
function capEntries(entries: readonly Entry[], caps: Analysis['caps']): Entry[] {
  const found: Entry[] = [];
  for (const { cap, finding } of caps.toSorted(byCeiling)) {
    const value = totalOf([...entries, ...found]);
    const points = Math.min(ceilings[cap.id] - value, value > 0 ? -1 : 0);
    if (points < 0) found.push({ judge: cap, finding, points });
  }
  return found;
}

const byCeiling = (a: Analysis['caps'][number], b: Analysis['caps'][number]) =>
  ceilings[b.cap.id] - ceilings[a.cap.id];

/** What the email would score if this one thing were put right, less what it scores. */
function winsOf({ judge }: Entry, value: number, { email, findings, caps }: Analysis): number {
  const mended = entriesOf({
    email,
    findings: findings.filter(({ rule }) => rule !== judge),
    caps: caps.filter(({ cap }) => cap !== judge),
  });
  return totalOf(mended) - value;
}

function standsAlone({ judge }: Entry): boolean {
  return 'standsAlone' in judge;
}

function totalOf(entries: readonly { points: number }[]): number {
  return entries.reduce((sum, { points }) => sum + points, 100);
}

function lineOf(entry: Entry, value: number, analysis: Analysis): LedgerLine {
  const { id, name, evidence } = entry.judge;
  const { spans, measure, reason, fix } = entry.finding;
  const quotes = spans.map((span) => quoteOf(span, analysis.email));
  return {
    rule: id,
    name,
    points: entry.points,
    spans,
    quote: quotes.length > 0 ? quotes.join(' … ') : (measure ?? ''),
    reason,
    fix,
    wins: standsAlone(entry) ? 0 : winsOf(entry, value, analysis),
    evidence,
  };
}

function quoteOf({ field, start, end }: Span, email: Email): string {
  return (email[field] ?? '').slice(start, end);
}
