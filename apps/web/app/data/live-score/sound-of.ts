import { findBlanks } from '@replysmith/coach';

/** Where a tone is heard, each on its own line: the first word, how the message begins and asks, how it ends. */
export function soundOf(body: string): string {
  const [greeting = '', ...rest] = body.split(/\n{2,}/u);
  const message = rest.slice(0, -1).map(writtenSentences);
  const [close = ''] = (rest.at(-1) ?? '').split('\n');
  const asks = message.at(-1) ?? '';
  const begins = message.length > 1 ? message[0] : '';
  const [hello = ''] = greeting.split(/[\s,]/u);
  return [`${hello},`, [begins, asks].filter(Boolean).join(' '), close].filter(Boolean).join('\n');
}

/** The sentences of a paragraph that wait for nobody to fill them. */
function writtenSentences(paragraph: string): string {
  return paragraph
    .split(/(?<=[.?!])\s+/u)
    .filter((sentence) => findBlanks(sentence).length === 0)
    .join(' ');
}
