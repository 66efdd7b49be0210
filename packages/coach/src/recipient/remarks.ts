import type { Email } from '../document/email.ts';
import type { Span } from '../draft.ts';
import { type Merit, type Reader, costOf, eyes } from './reader.ts';
import type { Remark } from './reply.ts';
import type { Sight } from './skim.ts';
import { type Line, type Praised, praised } from './voices.ts';
import { mostPoints } from '../score/calibration.ts';
import type { LedgerLine } from '../score/score.ts';

/** What the email lost with this person, dearest first, each with the line that lost it. */
export function losses(reader: Reader): Weighed[] {
  const { score, brief, sight } = reader;
  const won = new Set(gains(reader).map(({ rule }) => rule));
  return score.lines
    .filter(({ rule }) => !won.has(rule))
    .map((line) => ({
      ...placed(line, sight.email),
      why: line.reason,
      weight: costOf(line, brief),
      rule: line.rule,
    }))
    .toSorted((a, b) => b.weight - a.weight);
}

function placed(line: LedgerLine, email: Email): Pick<Remark, 'quote' | 'place'> {
  const span = line.spans[0] ?? nearest(line.rule, email);
  const quote = span ? textAt(span, email) : '';
  return span && quote !== '' ? { quote, place: span } : { quote: line.quote, place: null };
}

/** Something that is missing is shown where the eye looked for it. */
function nearest(rule: string, { sentences }: Email): Span | null {
  const at =
    rule === 'ask-kind' ? sentences.at(-1) : rule === 'relevance' ? sentences[0] : undefined;
  return at ? { field: 'body', start: at.start, end: at.end } : null;
}

/** What the email won with this person, weightiest first; a slight fault takes nothing from a merit. */
export function gains({ persona, sight, score, severityOf, brief }: Reader): Weighed[] {
  const { email } = sight;
  const lost = score.lines.map((line) => ({ rule: line.rule, ...placed(line, email) }));
  const spans = meritSpans(sight);
  return eyes[persona]
    .flatMap(([rule, why]): Weighed[] => {
      const span = spans[rule];
      if (!span || lost.some((loss) => loss.rule !== rule && covers(loss.place, span))) return [];
      const isLost = score.lines.some((line) => line.rule === rule);
      if (rule === 'subject-length' ? isLost : severityOf(rule) >= clear) return [];
      if (span.field === 'subject' && score.lines.some(isOnSubject)) return [];
      const points = mostPoints(rule);
      const weight = costOf({ rule, points: -points }, brief);
      return [{ quote: textAt(span, email), place: span, why, weight, rule }];
    })
    .toSorted((a, b) => b.weight - a.weight);
}

const clear = 1;

function meritSpans({ email, noticed, claim, skim }: Sight): Readonly<Record<Merit, Span | null>> {
  const inBody = (part: { start: number; end: number } | null): Span | null =>
    part && { field: 'body', start: part.start, end: part.end };
  return {
    relevance: inBody(noticed),
    'ask-kind': skim.ask?.span ?? null,
    concreteness: inBody(claim?.sentence ?? null),
    'subject-length': subjectSpan(email),
  };
}

/** Words that lost cannot be words that won; a single word that lost leaves the rest of its sentence. */
function covers(lost: Remark['place'], won: Span): boolean {
  return lost?.field === won.field && lost.start <= won.start && lost.end >= won.end;
}

/** A subject is too short for one half to win and the other to lose. */
function isOnSubject({ spans }: LedgerLine): boolean {
  return spans.some(({ field }) => field === 'subject');
}

function subjectSpan({ subject, subjectWords }: Email): Span | null {
  return subject !== null && subjectWords.length > 0
    ? { field: 'subject', start: 0, end: subject.length }
    : null;
}

function textAt({ field, start, end }: Span, email: Email): string {
  return (email[field] ?? '').slice(start, end);
}

/** A remark without its weight, which is nobody's business. */
export function bare({ quote, place, why }: Weighed): Remark {
  return { quote, place, why };
}

const unearned = new WeakMap<Reader, ReadonlySet<Praised>>();

/** Whether nothing that a line praises has lost points; a line without praise always is. */
export function isEarned(line: Line, reader: Reader): boolean {
  if (typeof line === 'string') return true;
  const refused = unearned.get(reader) ?? unearnedBy(reader);
  unearned.set(reader, refused);
  return !line.praises.some((praise) => refused.has(praise));
}

function unearnedBy(reader: Reader): ReadonlySet<Praised> {
  const merits = new Set<string>(eyes[reader.persona].map(([merit]) => merit));
  const won = new Set(gains(reader).map(({ rule }) => rule));
  const lost = new Set(reader.score.lines.map(({ rule }) => rule));
  const stands = (rule: string) => (merits.has(rule) ? won.has(rule) : !lost.has(rule));
  const kinds = Object.keys(praised) as Praised[];
  return new Set(
    kinds.filter((kind) => {
      const rules = praised[kind];
      return rules === 'all'
        ? reader.score.band !== 'strong'
        : !rules.every(({ id }) => stands(id));
    }),
  );
}

/** A remark with how much it counted for this person. */
export type Weighed = Remark & { readonly weight: number; readonly rule: string };
