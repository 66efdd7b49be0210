import type { Email } from '../../document/email.ts';
import type { Phrase } from './find-phrases.ts';

/** Where the reader is told what they are: "As a dentist, …", "for you as a dentist: …", "One for a dentist: …". */
const asOne = /(?:^As|\byou as|^One for) (?:an?|somebody|one of) [^,:;.?!]*/u;
const fewWords = 7;

/** Whether the phrase only says who reads, what is asked of them, or that a short answer will do. */
export function isBesidePoint({ opener, words, sentence }: Phrase, email: Email): boolean {
  const at = (opener ?? words[0])?.start ?? sentence.start;
  const role = asOne.exec(sentence.text);
  if (role) {
    const from = sentence.start + role.index;
    if (at >= from && at < from + role[0].length) return true;
  }
  const ask = email.asks.at(-1)?.sentence;
  if (ask === undefined) return false;
  const isEasing = sentence.start > ask.start && sentence.words.length < fewWords;
  const isOfReader = /^(?:your|their|its)$/u.test(opener?.key ?? '');
  return isEasing || (sentence.start === ask.start && !isOfReader);
}
