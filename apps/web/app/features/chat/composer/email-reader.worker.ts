import { formatDraft } from '@replysmith/coach/light';
import { type ReadEmail, readEmail } from '@replysmith/eml';
import { listInWords } from '../../../lib/words.ts';

export type EmailNews = { tone: 'info' | 'warning' | 'danger'; title: string; detail: string };

/** An email as it goes into the draft, or why it does not. */
export type EmailInDraft =
  | { draft: ReturnType<typeof draftFrom>; news: EmailNews }
  | { draft: null; problem: string };

const longestQuoted = 20_000;
const namedFiles = 3;

/** Here, where it is read, so that a page without an email does not bring it along. */
export async function readIntoDraft(source: Uint8Array | string): Promise<EmailInDraft> {
  const email = await readEmail(source);
  return email.body === ''
    ? { draft: null, problem: email.problems.at(-1) ?? 'The email has no text.' }
    : { draft: draftFrom(email), news: newsOf(email) };
}

function draftFrom({ subject, body, quoted, to }: ReadEmail) {
  const recipient = to.length === 1 ? to[0]?.address : undefined;
  return {
    text: formatDraft({ subject: subject || null, body }),
    origin: {
      ...(quoted && {
        quoted: quoted.slice(0, longestQuoted),
        readAs: { stage: 'follow_up' as const },
      }),
      ...(recipient && { recipient }),
    },
  };
}

function newsOf({ to, attachments, problems }: ReadEmail): EmailNews {
  const [first, ...others] = to;
  const recipient =
    first && `, to ${first.name || first.address}${others.length ? ' and others' : ''}`;
  const names = attachments.map(({ name }) => name || 'an attachment without a name');
  const left = names.length > 0 && `Left out: ${listInWords(names, namedFiles)}.`;
  return {
    tone: problems.length > 0 ? 'warning' : 'info',
    title: `Read without its headers${recipient ?? ''}.`,
    detail: [left, ...problems].filter(Boolean).join(' '),
  };
}

addEventListener('message', ({ data }: MessageEvent<Uint8Array | string>) => {
  void readIntoDraft(data).then((read) => postMessage(read));
});
