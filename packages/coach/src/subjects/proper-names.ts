import { partiesOf } from '../relevance/parties.ts';
import type { Email } from '../text/email.ts';
import type { PlainIdea } from './plain-idea.ts';

/** Names of several words that are neither the reader's nor the sender's own. */
export function properNames(email: Email): PlainIdea[] {
  const { sender, addressee } = partiesOf(email);
  const end = email.paragraphs.at(-1)?.end ?? 0;
  return email.protectedTokens.flatMap(({ kind, field, text, end: nameEnd }): PlainIdea[] => {
    const words = text.toLowerCase().split(/\s+/u);
    if (kind !== 'name' || field !== 'body' || nameEnd > end || words.length < 2) return [];
    if (words.some((word) => sender.has(word) || addressee.has(word))) return [];
    return [{ subject: text.replace(/\s+/gu, ' '), reason: 'Names what the email is about.' }];
  });
}
