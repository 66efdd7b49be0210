import { composeEmail, type Brief } from '@replysmith/coach';
import { assess } from './assess.ts';
import type { ComposedEmail, ComposeRequest } from './live-score.ts';
import { soundOf } from './sound-of.ts';

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
