import { ofItself } from '../../lexicon/adopt/speech.ts';
import { vetSpeech } from './vet-speech.ts';

/**
 * An answer about an email by another hand, without the sentences that state what `known` does not hold, show markup
 * or speak of their author. Wording that it proposes in quotation marks gets blanks instead. Null when less than half
 * is left, or for more than 60,000 characters. Never throws.
 *
 * @param known texts that facts may come from: the question, the articles cited, the email, a profile.
 * @example
 * vetAnswer('Keep it short, and cut the last line. Mailchimp found that 73% agree.', ['Is my email short?']); // 'Keep it short, and cut the last line.'
 * vetAnswer('Name them: “You opened in Leeds.”', []); // 'Name them: “You opened in [fill in: a name].”'
 */
export function vetAnswer(text: string, known: readonly string[]): string | null {
  return vetSpeech(text, known, (sentence) => !ofItself.test(sentence));
}
