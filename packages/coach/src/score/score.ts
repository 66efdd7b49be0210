import { analyzeEmail, type Analysis } from '../analyze/analyze.ts';
import type { Draft, Span } from '../draft.ts';
import type { EvidenceId } from '../evidence/evidence.ts';
import type { Finding } from '../rules/rule.ts';
import type { Email } from '../text/email.ts';
import { parseEmail } from '../text/parse-email.ts';
import { bandOf, type Band } from './band.ts';

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
  readonly evidence: readonly EvidenceId[];
};

/** `value` is 100 plus the points of all lines, an integer from 0 to 100. */
export type Score = {
  readonly value: number;
  readonly band: Band;
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
  const lines = ruleLines(analysis);
  addCapLines(lines, analysis);
  lines.sort((one, other) => one.points - other.points);
  const value = totalOf(lines);
  return { value, band: bandOf(value), lines };
}

function ruleLines({ email, findings }: Analysis): LedgerLine[] {
  return findings.flatMap(({ rule, finding }) => {
    const points = -Math.round(rule.points * finding.loss);
    return points < 0 ? [lineOf(rule, points, finding, email)] : [];
  });
}

/** Highest ceiling first, so that each breach shows its own cost; one point at least, so that none goes unsaid. */
function addCapLines(lines: LedgerLine[], { email, caps }: Analysis): void {
  const ordered = [...caps].sort((one, other) => other.cap.ceiling - one.cap.ceiling);
  for (const { cap, finding } of ordered) {
    const value = totalOf(lines);
    const points = Math.min(cap.ceiling - value, value > 0 ? -1 : 0);
    if (points < 0) lines.push(lineOf(cap, points, finding, email));
  }
}

function totalOf(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, line) => sum + line.points, 100);
}

function lineOf(
  { id, name, evidence }: { id: string; name: string; evidence: readonly EvidenceId[] },
  points: number,
  { spans, measure, reason, fix }: Omit<Finding, 'loss'>,
  email: Email,
): LedgerLine {
  const quote =
    spans.length > 0 ? spans.map((span) => quoteOf(span, email)).join(' … ') : (measure ?? '');
  return { rule: id, name, points, spans, quote, reason, fix, evidence };
}

function quoteOf({ field, start, end }: Span, email: Email): string {
  return (email[field] ?? '').slice(start, end);
}
