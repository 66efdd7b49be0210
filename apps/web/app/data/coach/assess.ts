import { misread } from '@replysmith/contract';
import { type Draft, type Score, parseEmail, score, weighBlanks } from '@replysmith/coach';
import { conflictsOf, evidenceCard, scoreBasis, verdictOf } from '@replysmith/coach/light';
import type { LiveScore, TypedDraft } from './answers.ts';

export function toDraft({ subject, ...rest }: TypedDraft): Draft {
  return { ...rest, subject: subject.trim() === '' ? null : subject };
}

/** Scores a typed draft and adds all that the page shows about it. */
export function assess(typed: TypedDraft, known?: Score): LiveScore {
  const draft = toDraft(typed);
  const { value, band, reading, isUnsure, isProvisional, lines } = known ?? score(draft);
  const email = parseEmail(draft);
  const trouble = misread(reading);
  return {
    draft: typed,
    value,
    band: trouble ? 'unjudged' : band,
    verdict: verdictOf(value),
    isUnsure,
    filled: isProvisional ? weighBlanks(draft).reduce((sum, { wins }) => sum + wins, value) : null,
    basis: scoreBasis,
    reading,
    trouble,
    lines: lines.map((line) => ({
      ...line,
      cards: line.evidence.map(evidenceCard),
      conflicts: [...new Set(line.evidence.flatMap(conflictsOf).map(({ about }) => about))],
    })),
    words: email.words.length,
    asks: email.asks.length,
  };
}
