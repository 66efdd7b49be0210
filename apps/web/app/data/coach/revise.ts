import {
  type Help,
  type Score,
  type WeighedBlank,
  decidedEdits,
  parseEmail,
  reviseEmail,
  score,
  weighBlanks,
} from '@replysmith/coach';
import { scoreBasis } from '@replysmith/coach/light';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';
import type { Edits, RevisedResult, Revision, ShortRevision } from './answers.ts';

/** A stored result, and what the writer decided about it. */
type Decided = { readonly result: Optimization; readonly choices: RewriteChoices };

const cache = new Map<string, Score>();

const cacheSize = 64;

/** The last few scores are cached, because typing asks for the same ones at every key. */
function scoreOf({ subject, body }: EmailText, reading: Optimization['reading']): Score {
  const { stage, profile } = reading ?? {};
  const key = JSON.stringify([subject, body, stage, profile]);
  const scored = cache.get(key) ?? score({ subject, body, stage, profile });
  cache.delete(key);
  cache.set(key, scored);
  for (const [oldest] of cache) {
    if (cache.size <= cacheSize) break;
    cache.delete(oldest);
  }
  return scored;
}

type HelpedEmail = Pick<Optimization, 'original_email' | 'changes' | 'offers' | 'questions'>;

/** Everything in a stored result that may change its email, in the coach's terms. */
function helpOf({ changes, offers, questions }: Omit<HelpedEmail, 'original_email'>): Help {
  return { edits: changes, offers, questions };
}

/** The email of a stored result with the writer's choices applied. */
function revisedEmail(result: HelpedEmail, choices: Partial<RewriteChoices>): EmailText {
  return reviseEmail(result.original_email, helpOf(result), choices);
}

/**
 * The edits that the choices make to the original: kept changes, accepted offers and answered
 * questions.
 */
function editsOf(result: HelpedEmail, choices: RewriteChoices): Edits {
  return decidedEdits(result.original_email, helpOf(result), choices);
}

/** The revised email with its blanks open. Null when nothing was written into one. */
export function unfilled(result: HelpedEmail, choices: RewriteChoices): EmailText | null {
  const filled = revisedEmail(result, choices);
  const open = revisedEmail(result, { ...choices, blanks: {} });
  return open.subject === filled.subject && open.body === filled.body ? null : open;
}

/**
 * A stored result with its scores computed again, since scores of different versions cannot be
 * compared.
 */
function rescored(result: Optimization): Optimization {
  if (result.score.version === scoreBasis.version) return result;
  const linesOf = ({ lines }: Score) =>
    lines.map(({ spans, evidence, ...line }) => ({
      ...line,
      spans: [...spans],
      evidence: [...evidence],
    }));
  const before = scoreOf(result.original_email, result.reading);
  const after = scoreOf(result.optimized_email, result.reading);
  const winsOf = (rule: string) => after.lines.find((line) => line.rule === rule)?.wins ?? 0;
  return {
    ...result,
    offers: result.offers.map((offer) => {
      const revised = revisedEmail(result, { taken: [offer.id] });
      return { ...offer, gain: scoreOf(revised, result.reading).value - after.value };
    }),
    questions: result.questions.map((question) => ({
      ...question,
      wins: Math.max(1, winsOf(question.id)),
    })),
    score: {
      ...result.score,
      version: scoreBasis.version,
      original_score: before.value,
      original_lines: linesOf(before),
      optimized_score: after.value,
      optimized_lines: linesOf(after),
    },
    // It was found with the earlier score.
    as_proposed: null,
  };
}

/** Applies the choices to a stored result and scores the outcome. */
export function revise(result: Optimization, choices: RewriteChoices): Revision {
  const text = revisedEmail(result, choices);
  const { subject, body } = result.optimized_email;
  if (text.subject === subject && text.body === body) {
    const { optimized_score: value, optimized_lines: lines } = rescored(result).score;
    return { ...text, value, lines };
  }
  const { value, lines } = scoreOf(text, result.reading);
  return { ...text, value, lines };
}

/** Each result with the writer's choices applied, in short. */
export function revisionsOf(all: readonly Decided[]): ShortRevision[] {
  return all.map(({ result: stored, choices }) => {
    const result = rescored(stored);
    return {
      ...revise(result, choices),
      before: result.score.original_score,
      unfilled: unfilled(result, choices),
    };
  });
}

/** A result with the writer's choices applied, and what each of its parts comes to. */
export function reviseResult({ result: stored, choices }: Decided): RevisedResult {
  const result = rescored(stored);
  const revision = revise(result, choices);
  return {
    result,
    choices,
    revision,
    byChanges: revise(result, { ...choices, blanks: {}, answers: {}, taken: [] }),
    edits: editsOf(result, choices),
    unfilled: unfilled(result, choices),
    blanks: weighedBlanks(result, choices),
    won: wonByAnswers(result, choices, revision),
    isUnsure: scoreOf(revision, result.reading).isUnsure,
    hasThread: parseEmail(result.original_email).quotedThread !== null,
  };
}

/** The worth of each blank of the rewrite, and what its text lacks. */
function weighedBlanks(result: Optimization, choices: RewriteChoices): readonly WeighedBlank[] {
  const open = revisedEmail(result, { ...choices, blanks: {} });
  const { stage, profile } = result.reading ?? {};
  return weighBlanks({ ...open, stage, profile }, choices.blanks);
}

/** The points that each answer won, by its question. */
function wonByAnswers(
  result: Optimization,
  choices: RewriteChoices,
  { value }: Revision,
): RevisedResult['won'] {
  const answers = Object.entries(choices.answers).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(
    answers.map(([id]) => {
      const without = Object.fromEntries(answers.filter(([other]) => other !== id));
      return [id, value - revise(result, { ...choices, answers: without }).value];
    }),
  );
}
