import { type Draft, parseEmail } from '@replysmith/coach';
import { lengths } from '@replysmith/contract';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import { clockOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context/context.ts';

const titleWords = 6;

/** A title is only looked for in the first 2,000 characters. */
const longestRead = 2_000;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The title of a new session: the subject line, else the beginning of the message; null when
 * neither says anything.
 */
export function sessionTitle(draft: Draft): string | null {
  const subject = draft.subject?.trim();
  if (subject) return shorten(subject);
  const opening = firstLine(draft);
  return opening ? shorten(opening.split(/\s+/u).slice(0, titleWords).join(' ')) : null;
}

/** The first line with words in it, without its greeting. */
function firstLine({ body }: Draft): string | undefined {
  for (const whole of body.slice(0, longestRead).split(/\r?\n/u)) {
    const line = whole.trim();
    if (line === '' || line.startsWith('>')) continue;
    const greeting = parseEmail({ subject: null, body: line }).greeting?.end ?? 0;
    const title = line.slice(greeting).trim();
    if (/[\p{L}\p{N}]/u.test(title)) return greeting > 0 ? capitalised(title) : title;
  }
  return undefined;
}

/** "your checkout took …", left of "Hi Tom, your checkout took …", begins with a capital. */
function capitalised(text: string): string {
  return text.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}

function shorten(text: string): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (characters.length <= lengths.sessionTitle) return text;
  return `${characters.slice(0, lengths.sessionTitle).join('')}...`;
}

/** The title of a session whose first message names nothing: the time by the writer's own clock. */
export async function titleByMoment(ctx: Context, tx: UserTransaction): Promise<string> {
  const profile = await tx
    .selectFrom('profiles')
    .where('id', '=', ctx.user.id)
    .select('time_zone')
    .executeTakeFirst();
  return `Cold Email - ${clockOf(profile?.time_zone ?? 'UTC').minuteAt(ctx.now())}`;
}
