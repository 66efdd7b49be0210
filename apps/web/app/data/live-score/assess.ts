import { evidenceCard, parseEmail, score, type Draft, type Score } from '@replysmith/coach';
import type { LiveScore, TypedDraft } from './live-score.ts';

export function toDraft({ subject, body }: TypedDraft): Draft {
  return { subject: subject.trim() === '' ? null : subject, body };
}

/** Scores a typed draft and adds all that the page shows about it. */
export function assess(typed: TypedDraft, known?: Score): LiveScore {
  const draft = toDraft(typed);
  const { value, band, lines } = known ?? score(draft);
  const email = parseEmail(draft);
  return {
    draft: typed,
    value,
    band,
    lines: lines.map((line) => ({ ...line, cards: line.evidence.map(evidenceCard) })),
    words: email.words.length,
    asks: email.asks.length,
  };
}
