import type { Email, ProtectedKind, ProtectedToken } from '../document/email.ts';
import { overlaps } from '../document/stretch.ts';
import { partiesOf } from './parties.ts';

const concrete = new Set<ProtectedKind>(['name', 'number', 'date', 'quotation', 'blank']);

/** Figures, names and dates of the message, each once, a list of names as one, without the people's own names and the time of a meeting. */
export function concreteItems(email: Email): string[] {
  const { sender, addressee } = partiesOf(email);
  const meetings = email.asks.filter(({ kind }) => kind === 'meeting' || kind === 'calendar');
  const isOwnName = ({ kind, text }: ProtectedToken) =>
    kind === 'name' && wordsOf(text).every((word) => sender.has(word) || addressee.has(word));
  const seen = new Set<string>();
  let at = 0;
  let last: ProtectedToken | undefined;
  for (const token of email.protectedTokens) {
    if (token.field !== 'body' || !concrete.has(token.kind)) continue;
    while ((email.substance[at]?.end ?? Infinity) <= token.start) at += 1;
    const isInMessage = (email.substance[at]?.start ?? Infinity) <= token.start;
    if (!isInMessage || meetings.some((ask) => overlaps(token, ask.sentence))) continue;
    if (isOwnName(token)) continue;
    const isListed = last?.kind === 'name' && token.kind === 'name' && isList(email, last, token);
    if (!isListed) seen.add(wordsOf(token.text).join(' '));
    last = token;
  }
  return [...seen];
}

/** "Spotify, Stripe and Canva": a roll of names is one thing to picture. */
function isList({ body }: Email, one: ProtectedToken, next: ProtectedToken): boolean {
  return /^(?:,|,? and|,? or)\s$/u.test(body.slice(one.end, next.start));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/u);
}
