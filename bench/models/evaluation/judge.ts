import { vetRewrite, findBlanks, type RepairKind, parseDraft } from '@replysmith/coach';
import { misread, type EmailText } from '@replysmith/contract';
import { type FactKind, factsIn, factsMissing, type ReaderName } from './facts.ts';
import type { Metered } from './run-model.ts';
import { tornSentences } from './torn-sentences.ts';

type Counts = Readonly<Record<FactKind, number>>;

/** The counts of one extractor. */
export type FactCount = {
  /** Facts of the original; all 0 when nothing was answered. */
  readonly held: Counts;
  readonly kept: Counts;
  /** Facts that the text kept before vetting; null when it was not finished. */
  readonly kept_as_written: number | null;
  /** Facts without a source, as written (null when the model wrote nothing) and in the result. */
  readonly invented_as_written: number | null;
  readonly invented: number;
};

/**
 * What the product's gate let through. `whole`: everything · `part`: sentences were refused, facts
 * became blanks or lost facts were restored · `none`: the coach wrote the email instead.
 */
export type Passage = 'whole' | 'part' | 'none';

export type Judged = {
  readonly id: string;
  readonly engine: 'coach' | 'model' | null;
  /** Why the coach stepped in, or why nothing was answered; null when all went well. */
  readonly reason: string | null;
  /** Null where no text came to the gate. */
  readonly passage: Passage | null;
  /** The gate's repairs, by kind; empty if nothing came through. */
  readonly repaired: Readonly<Partial<Record<RepairKind, number>>>;
  /** Null where there is no score to compare: no answer, or no email to judge. */
  readonly before: number | null;
  readonly after: number | null;
  readonly facts: Readonly<Record<ReaderName, FactCount>>;
  readonly torn_as_written: number | null;
  readonly torn: number;
  /** Blanks in the result that the original did not have. */
  readonly blanks_added: number;
  readonly words_before: number;
  readonly words_after: number | null;
  readonly first_ms: number | null;
  readonly total_ms: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
};

export function judgeOutcome(outcome: Metered): Judged {
  const { email: own, optimization } = outcome;
  const result = optimization?.optimized_email ?? null;
  const written = outcome.written === null ? null : parseDraft(outcome.written);
  const isJudged = optimization?.reading != null && misread(optimization.reading) === null;
  return {
    id: own.id,
    engine: optimization?.engine ?? null,
    reason: outcome.failure ?? optimization?.engine_reason ?? null,
    ...passageOf(outcome, written ?? result),
    before: isJudged ? optimization.score.original_score : null,
    after: isJudged ? optimization.score.optimized_score : null,
    facts: {
      bench: countFacts(outcome, written, 'bench'),
      coach: countFacts(outcome, written, 'coach'),
    },
    torn_as_written: written && tornSentences(own, written).length,
    torn: result ? tornSentences(own, result).length : 0,
    blanks_added: result ? blanksIn(result) - blanksIn(own) : 0,
    words_before: wordsIn(own.body),
    words_after: result && wordsIn(result.body),
    first_ms: outcome.firstMs,
    total_ms: outcome.totalMs,
    input_tokens: outcome.input_tokens,
    output_tokens: outcome.output_tokens,
  };
}

/**
 * Repeats the gate's work, because the product does not report its repairs. The coach's own rewrite
 * goes through it too.
 */
function passageOf(
  { email: { subject, body }, optimization }: Metered,
  written: EmailText | null,
): Pick<Judged, 'passage' | 'repaired'> {
  const { engine, engine_reason: reason, brief } = optimization ?? {};
  if (reason === 'unusable' || reason === 'worse') return { passage: 'none', repaired: {} };
  if (!engine || reason || brief || !written) return { passage: null, repaired: {} };
  const { verdict, repaired: mends } = vetRewrite({ subject, body }, written);
  if (verdict === 'unusable' || verdict === 'worse') return { passage: 'none', repaired: {} };
  const repaired: Partial<Record<RepairKind, number>> = {};
  for (const { kind } of mends) repaired[kind] = (repaired[kind] ?? 0) + 1;
  const isWhole = !repaired.fact && !repaired.claim && !repaired.token;
  return { passage: isWhole ? 'whole' : 'part', repaired };
}

function countFacts(outcome: Metered, written: EmailText | null, reader: ReaderName): FactCount {
  const { email: own, optimization } = outcome;
  const result = optimization?.optimized_email;
  const facts = factsIn(own, reader);
  const held = result ? countByKind(facts) : none;
  const lost = result ? countByKind(factsMissing(own, result, reader)) : none;
  const finished = isFinished(outcome) ? written : null;
  return {
    held,
    kept: eachKind((kind) => held[kind] - lost[kind]),
    kept_as_written: finished && facts.length - factsMissing(own, finished, reader).length,
    invented_as_written: written && factsMissing(written, own, reader).length,
    invented: result ? factsMissing(result, own, reader).length : 0,
  };
}

function eachKind(count: (kind: FactKind) => number): Counts {
  return {
    figure: count('figure'),
    name: count('name'),
    link: count('link'),
    tag: count('tag'),
    quotation: count('quotation'),
  };
}

const none = eachKind(() => 0);

function countByKind(facts: readonly { readonly kind: FactKind }[]): Counts {
  return eachKind((kind) => facts.filter((fact) => fact.kind === kind).length);
}

/** A text that the coach turned down for its score was written to its end; others may have broken off. */
function isFinished({ optimization }: Metered): boolean {
  return optimization?.engine === 'model' || optimization?.engine_reason === 'worse';
}

function blanksIn({ subject, body }: EmailText): number {
  return findBlanks(`${subject ?? ''}\n${body}`).length;
}

function wordsIn(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
