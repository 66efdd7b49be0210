import type { Ask, AskKind, Email } from '../../text/email.ts';

const easy: readonly AskKind[] = ['interest', 'question'];
const aboutTime =
  /\b(?:calendar|availab\w+|free (?:on|at|this|next|for)|what time|when (?:can|could|would|are)|schedule)\b/iu;

/** "What does your calendar look like?" is a question in form and a request for time in fact. */
export function askKindOf({ kind, sentence }: Ask): AskKind {
  return kind === 'question' && aboutTime.test(sentence.text) ? 'meeting' : kind;
}

/** Whether something is asked already that one word can answer. */
export function hasEasyAsk({ asks }: Email): boolean {
  return asks.some((ask) => easy.includes(askKindOf(ask)));
}
