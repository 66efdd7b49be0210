import { type Email, type Reading, isPlaceToFill } from '../document/email.ts';
import { type Document, readDocument, readEmail } from '../document/read-draft.ts';
import { placesIn, withoutInvisible } from '../document/stretch.ts';
import type { Draft, Span } from '../draft.ts';
import type { EvidenceId } from '../evidence.ts';
import type { Finding, Rule } from '../rules/rule.ts';
import { rules } from '../rules/rules.ts';
import { answersOf, isUnsure, questionIds } from '../rules/learned-questions.ts';
import { salad } from '../rules/salad.ts';
import { type Band, bandOf } from './band.ts';
import { costAt, scoreBasis } from './calibration.ts';

/** One line of the ledger: what was lost, where, why, and what would win it back. */
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
  /** The points that following the fix wins by itself, from 0. */
  readonly wins: number;
  readonly evidence: readonly EvidenceId[];
};

/** `value` is 100 plus the points of all lines, an integer from 0 to 100. */
export type Score = {
  readonly value: number;
  /** `unjudged` when the language is not supported, so that the value says little. */
  readonly band: Band;
  /** Which score this is: values of different versions are not compared. */
  readonly version: string;
  readonly reading: Reading;
  /** Whether the email is unlike those that the score was fitted to, so that it may well be wrong. */
  readonly isUnsure: boolean;
  /** Whether blanks or merge tags are still to be filled in: they earn nothing and cost nothing. */
  readonly isProvisional: boolean;
  /** Costliest first. */
  readonly lines: readonly LedgerLine[];
};

/**
 * Scores a draft from 0 to 100. The same text always gets the same score.
 *
 * @example
 * score({ subject: null, body: '' }).isUnsure; // true
 * score({ subject: 'Re: hello', body: 'Hi Tom,\n\nWorth a look?' }).band; // 'weak'
 */
export function score(draft: Draft): Score {
  const visible = asRead(draft);
  const made = scoreDocument(readDocument(visible));
  if (visible === draft) return made;
  const places = { subject: placesIn(draft.subject ?? ''), body: placesIn(draft.body) };
  const placed = ({ field, start, end }: Span): Span => ({
    field,
    start: places[field][start] ?? 0,
    end: (places[field][end - 1] ?? -1) + 1,
  });
  return {
    ...made,
    lines: made.lines.map((line) => ({ ...line, spans: line.spans.map(placed) })),
  };
}

/** The value of `score` alone, for what is only compared: no line is written. */
export function scoreValue(draft: Draft): number {
  return valueAt(costOf(chargesOf(readDocument(asRead(draft)))));
}

/** The draft itself unless it holds letters that nobody sees. */
function asRead(draft: Draft): Draft {
  const subject = draft.subject === null ? null : withoutInvisible(draft.subject);
  const body = withoutInvisible(draft.body);
  return subject === draft.subject && body === draft.body ? draft : { ...draft, subject, body };
}

/** The same for an email that is split into its parts already. */
export function scoreEmail(email: Email): Score {
  const { subject, body, reading } = email;
  if (withoutInvisible(`${subject ?? ''}${body}`).length === (subject ?? '').length + body.length)
    return scoreDocument(readEmail(email));
  return score({
    subject,
    body,
    ...(!reading.isStageGuessed && { stage: reading.stage }),
    ...(!reading.isProfileGuessed && { profile: reading.profile }),
  });
}

type Charge = { readonly rule: Rule; readonly finding: Finding; readonly cost: number };

/** What each rule that found something costs, costliest first. */
export function chargesOf(doc: Document): Charge[] {
  return rules
    .flatMap((rule): Charge[] => {
      const finding = rule.find(doc);
      if (!finding) return [];
      const own = costAt(rule.id, finding.severity);
      return [
        { rule, finding, cost: rule === salad ? own + unearned(doc, finding.severity) : own },
      ];
    })
    .toSorted((one, other) => other.cost - one.cost);
}

/** What cannot be read earns nothing: no question finds less fault in it than it is hard to read. */
function unearned(doc: Document, least: number): number {
  const { severity } = answersOf(doc);
  return questionIds.reduce((sum, id) => {
    const own = severity(id);
    return sum + Math.max(0, costAt(id, least) - costAt(id, own));
  }, 0);
}

const costOf = (charges: readonly Charge[]) => charges.reduce((sum, { cost }) => sum + cost, 0);
const valueAt = (cost: number) => Math.round(100 * Math.exp(-cost));

function scoreDocument(doc: Document): Score {
  const charges = chargesOf(doc);
  const total = costOf(charges);
  const value = valueAt(total);
  const { reading } = doc.email;
  return {
    value,
    band: reading.isSupported ? bandOf(value) : 'unjudged',
    version: scoreBasis.version,
    reading,
    isUnsure: isUnsure(doc),
    isProvisional: doc.email.protectedTokens.some(isPlaceToFill),
    lines: linesOf(charges, total, doc.email),
  };
}

/** Each takes its share of what the dearer ones left; those that round to nothing are not shown. */
function linesOf(charges: readonly Charge[], total: number, email: Email): LedgerLine[] {
  const lines: LedgerLine[] = [];
  let spent = 0;
  for (const { rule, finding, cost } of charges) {
    const points = valueAt(spent + cost) - valueAt(spent);
    spent += cost;
    if (points === 0) continue;
    const { id, name, evidence } = rule;
    const { spans, measure, reason, fix } = finding;
    const quotes = spans.map(({ field, start, end }) => (email[field] ?? '').slice(start, end));
    lines.push({
      rule: id,
      name,
      points,
      spans,
      quote: quotes.length > 0 ? quotes.join(' … ') : (measure ?? ''),
      reason,
      fix,
      wins: valueAt(total - cost) - valueAt(total),
      evidence,
    });
  }
  return lines.toSorted((one, other) => one.points - other.points);
}
