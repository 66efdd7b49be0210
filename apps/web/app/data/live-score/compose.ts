import { composeEmail } from '@replysmith/coach';
import { assess } from './assess.ts';
import type { ComposedEmail, ComposeRequest } from './live-score.ts';
import { soundOf } from './sound-of.ts';

/** Writes an email from a brief, scores it, and says how it would sound in other tones. */
export function compose({ brief, sender, tones }: ComposeRequest): ComposedEmail {
  const { subject, body, open } = composeEmail(brief, sender);
  const { value, band, trouble } = assess({ subject, body });
  const sounds = tones.map((tone) => {
    const email = composeEmail({ ...brief, tone }, sender);
    return [tone, soundOf(email.body)] as const;
  });
  return {
    ...{ subject, body, open },
    score: trouble === null ? { value, band } : null,
    sounds: Object.fromEntries(sounds),
  };
}
