import { findBlanks, parseDraft } from '@replysmith/coach';
import { misread, type EmailText } from '@replysmith/contract';
import { findFacts } from '../../coach/measures/find-facts.ts';
import { factsMissing } from '../../coach/measures/find-inventions.ts';
import type { Metered } from './run-model.ts';

/** Facts counted by our own reading of the texts, not by the coach's. */
export type Judged = {
  readonly name: string;
  readonly engine: 'coach' | 'model' | null;
  /** Why the coach stepped in, or why nothing was answered; null when all went well. */
  readonly reason: string | null;
  /** Null where there is no score to compare: no answer, or no email to judge. */
  readonly before: number | null;
  readonly after: number | null;
  readonly facts: number;
  readonly facts_kept: number;
  /** Of the facts, those that the model kept of its own accord; null when it did not finish. */
  readonly facts_kept_as_written: number | null;
  /** Facts without a source: as the model wrote it (null when the model wrote nothing), and in the result. */
  readonly inventions_written: number | null;
  readonly inventions_left: number;
  /** Places that the result leaves to the writer to fill in and the original did not. */
  readonly blanks_added: number;
  readonly words_before: number;
  readonly words_after: number | null;
  readonly first_ms: number | null;
  readonly total_ms: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
};

export function judgeOutcome(outcome: Metered): Judged {
  const { email: own, optimization, written } = outcome;
  const result = optimization?.optimized_email ?? null;
  const facts = findFacts(own.subject, own.body).filter(isBinding);
  const finished = isFinished(outcome) ? parseDraft(outcome.written) : null;
  const isJudged = optimization?.reading != null && misread(optimization.reading) === null;
  return {
    name: own.name,
    engine: optimization?.engine ?? null,
    reason: outcome.failure ?? optimization?.engine_reason ?? null,
    before: isJudged ? optimization.score.original_score : null,
    after: isJudged ? optimization.score.optimized_score : null,
    facts: result ? facts.length : 0,
    facts_kept: result ? facts.length - lostBy(own, result).length : 0,
    facts_kept_as_written: finished && facts.length - lostBy(own, finished).length,
    inventions_written: written === null ? null : inventedFacts(own, parseDraft(written)).length,
    inventions_left: result ? inventedFacts(own, result).length : 0,
    blanks_added: result ? blanksIn(result) - blanksIn(own) : 0,
    words_before: wordsIn(own.body),
    words_after: result && wordsIn(result.body),
    first_ms: outcome.firstMs,
    total_ms: outcome.totalMs,
    input_tokens: outcome.input_tokens,
    output_tokens: outcome.output_tokens,
  };
}

type Fact = ReturnType<typeof findFacts>[number];

/** A blank is closed with pleasure, and a signature is told by its names. */
function isBinding({ kind }: Fact): boolean {
  return kind !== 'blank' && kind !== 'signature';
}

function lostBy(own: EmailText, text: EmailText): Fact[] {
  return factsMissing(own, text).filter(isBinding);
}

/** A text that the coach turned down for its score was written to its end; others may have broken off. */
function isFinished(outcome: Metered): outcome is Metered & { written: string } {
  const { written, optimization } = outcome;
  return (
    written !== null &&
    (optimization?.engine === 'model' || optimization?.engine_reason === 'worse')
  );
}

const blank = /\[fill in[^\]\n]*\]/giu;

/** Figures, dates, names, links and the like that the writer's own text does not hold. */
function inventedFacts(own: EmailText, { subject, body }: EmailText): Fact[] {
  const stated = { subject: subject?.replace(blank, ' ') ?? null, body: body.replace(blank, ' ') };
  return factsMissing(stated, own).filter(isBinding);
}

function blanksIn({ subject, body }: EmailText): number {
  return findBlanks(`${subject ?? ''}\n${body}`).length;
}

function wordsIn(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

export type Texts = {
  readonly name: string;
  readonly original: EmailText;
  readonly written: string | null;
  readonly result: EmailText | null;
};

/** What was made of an email, for who wants to read along. */
export function textsOf({ email: { name, subject, body }, written, optimization }: Metered): Texts {
  return {
    name,
    original: { subject, body },
    written,
    result: optimization?.optimized_email ?? null,
  };
}
