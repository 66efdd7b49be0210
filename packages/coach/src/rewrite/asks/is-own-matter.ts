import { isQuestion } from '../../document/asks.ts';
import type { Email, Sentence } from '../../document/email.ts';
import { askKindOf } from './ask-kind-of.ts';

/** "Do you do wholesale?" is what the writer wants to know: no rule of one request deletes that. */
export function isOwnMatter({ asks }: Email, sentence: Sentence): boolean {
  const own = asks.filter((ask) => ask.sentence.start === sentence.start);
  return isQuestion(sentence) && own.every((ask) => askKindOf(ask) === 'question');
}
