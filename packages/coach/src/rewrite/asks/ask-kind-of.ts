import { isQuestion } from '../../document/asks.ts';
import type { Ask, AskKind, Email } from '../../document/email.ts';

const easy: readonly AskKind[] = ['interest', 'question'];
const aboutTime =
  /\b(?:calendar|availab\w+|free (?:on|at|this|next|for)|what time|when (?:can|could|would|are)|which (?:day|time)|schedule)\b/iu;

/** "What does your calendar look like?" is a question in form and a request for time in fact. */
export function askKindOf({ kind, sentence }: Ask): AskKind {
  return kind === 'question' && aboutTime.test(sentence.text) ? 'meeting' : kind;
}

/** Whether a question is asked already that one word can answer, or nothing harder is. */
export function hasEasyAsk({ asks }: Email): boolean {
  const simple = asks.filter((ask) => easy.includes(askKindOf(ask)));
  const isAsked = simple.some(({ sentence }) => isQuestion(sentence));
  return isAsked || (simple.length > 0 && simple.length === asks.length);
}
