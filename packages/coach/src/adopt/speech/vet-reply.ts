import { vetSpeech } from './vet-speech.ts';

/**
 * The reply of a played reader in the words of another hand, without the sentences that state what `known` does not
 * hold or show markup. Null when less than half is left, or for more than 60,000 characters. Never throws.
 *
 * @param known texts that facts may come from: the email, what was said, the reply that the coach decided on.
 * @example
 * vetReply('Sure, send me a line on how it works. Jenny Smith agrees.', []); // 'Sure, send me a line on how it works.'
 * vetReply('Call Jenny at Acme.', []); // null
 */
export function vetReply(text: string, known: readonly string[]): string | null {
  return vetSpeech(text, known, () => true);
}
