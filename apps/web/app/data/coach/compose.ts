import { type Brief, composeEmail } from '@replysmith/coach';
import { findBlanks } from '@replysmith/coach/light';
import { assess } from './assess.ts';
import type { ComposeRequest, ComposedEmail } from './answers.ts';

/** Writes an email from a brief, scores it, and says how it would sound in other tones. */
export function compose({ brief, sender, tones }: ComposeRequest): ComposedEmail {
  const email = composeEmail(brief, sender);
  const { value, band, trouble } = assess({ subject: email.subject, body: email.body });
  const sounds = tones.map((tone) => {
    const { body } = composeEmail({ ...brief, tone }, sender);
    return [tone, soundOf(body)] as const;
  });
  return {
    ...email,
    score: trouble === null && isBegun(brief) ? { value, band } : null,
    sounds: Object.fromEntries(sounds),
  };
}

/** Before the reason to write is answered the email is all ours, and a score would praise nobody. */
function isBegun({ painPoints, callToAction, context }: Brief): boolean {
  return [...painPoints, callToAction, context].some((text) => text.trim() !== '');
}

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
