import { setTimeout as sleep } from 'node:timers/promises';
import { exampleOf, type EmailTemplate } from '@replysmith/contract';
import type { Context } from '../context.ts';

/** Nobody waits longer than this for a score; what was written is kept without one. */
const patience = 2_000;

/** What the coach gives the template's example, 0 to 100; null when it is no email, or has no time. */
export async function scoreTemplate(
  { ai, log }: Pick<Context, 'ai' | 'log'>,
  words: Pick<EmailTemplate, 'subject_line' | 'email_content' | 'template_variables' | 'stage'>,
): Promise<number | null> {
  const { subject, body } = exampleOf(words, words.template_variables);
  const inTime = new AbortController();
  try {
    const score = await Promise.race([
      ai.score({ subject: subject.text, body: body.text, stage: words.stage ?? undefined }),
      sleep(patience, null, { signal: inTime.signal }),
    ]);
    if (!score) throw new Error('The coach took too long.');
    const { isSupported, kind } = score.reading;
    return isSupported && kind === 'email' ? score.value : null;
  } catch (error) {
    log.warn({ err: error }, 'could not score a template');
    return null;
  } finally {
    inTime.abort();
  }
}
