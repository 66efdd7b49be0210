import { type Draft, parseEmail } from '@replysmith/coach';
import { lengths } from '@replysmith/contract';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import { clockOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context/context.ts';

const titleWords = 6;

/** What begins later than this names nothing. */
const longestRead = 2_000;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a new session is called: the subject line, else how the message begins; null when neither names anything. */
export function sessionTitle(draft: Draft): string | null {
  const subject = draft.subject?.trim();
  if (subject) return shorten(subject);
  const opening = firstLine(draft);
  return opening ? shorten(opening.split(/\s+/u).slice(0, titleWords).join(' ')) : null;
}

/** The first line that says something, its greeting left out. */
function firstLine({ body }: Draft): string | undefined {
  for (const whole of body.slice(0, longestRead).split(/\r?\n/u)) {
    const line = whole.trim();
    if (line === '' || line.startsWith('>')) continue;
    const greeting = parseEmail({ subject: null, body: line }).greeting?.end ?? 0;
    const said = line.slice(greeting).trim();
    if (/[\p{L}\p{N}]/u.test(said)) return greeting > 0 ? capitalised(said) : said;
  }
  return undefined;
}

/** "Hi Tom, your checkout took …" begins with "Your". */
function capitalised(text: string): string {
  return text.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}

function shorten(text: string): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (characters.length <= lengths.sessionTitle) return text;
  return `${characters.slice(0, lengths.sessionTitle).join('')}...`;
}

/** What a session is called whose first message names nothing: the moment, as the writer's own clock shows it. */
export async function titleByMoment(ctx: Context, tx: UserTransaction): Promise<string> {
  const profile = await tx
    .selectFrom('profiles')
    .where('id', '=', ctx.user.id)
    .select('time_zone')
    .executeTakeFirst();
  return `Cold Email - ${clockOf(profile?.time_zone ?? 'UTC').minuteAt(ctx.now())}`;
}
