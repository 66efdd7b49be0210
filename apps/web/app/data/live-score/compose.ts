import { composeEmail } from '@replysmith/coach';
import { assess } from './assess.ts';
import type { ComposedEmail, ComposeRequest } from './live-score.ts';

/** Writes an email from a brief, scores it, and says how it would begin in other tones. */
export function compose({ brief, sender, tones }: ComposeRequest): ComposedEmail {
  const { subject, body, open } = composeEmail(brief, sender);
  const { value, band, trouble } = assess({ subject, body });
  const openings = tones.map((tone) => {
    const email = composeEmail({ ...brief, tone }, sender);
    return [tone, openingOf(email.body)] as const;
  });
  return {
    ...{ subject, body, open },
    score: trouble === null ? { value, band } : null,
    openings: Object.fromEntries(openings),
  };
}

/** The greeting and what follows it, on one line. */
function openingOf(body: string): string {
  const [greeting = '', first = ''] = body.split(/\n{2,}/u);
  return `${greeting} ${first}`.trim();
}
