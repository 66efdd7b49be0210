import { formatDraft } from '@replysmith/coach';
import type { EmailText } from '@replysmith/contract';
import { emailAsHtml } from '../../../lib/email/email-as-html.ts';
import { emailAsMarkdown } from '../../../lib/email/email-as-markdown.ts';
import { fileName } from '../../../lib/email/file-name.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { openWords, type OpenPlaces } from './open-words.ts';

type EmailFormat = {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
  readonly write: (email: EmailText) => string;
};

export const emailFormats: readonly EmailFormat[] = [
  { name: 'Plain text', ending: 'txt', type: 'text/plain', write: formatDraft },
  { name: 'HTML', ending: 'html', type: 'text/html', write: (email) => emailAsHtml(email) },
  { name: 'Markdown', ending: 'md', type: 'text/markdown', write: emailAsMarkdown },
];

/** Has the browser save an email as a file. */
export function downloadEmail(
  format: EmailFormat,
  email: EmailText,
  title: string,
  { tags }: Pick<OpenPlaces, 'tags'>,
): void {
  const name = fileName(title, format.ending);
  saveFile(name, new Blob([format.write(email)], { type: `${format.type};charset=utf-8` }));
  const open = tags.length > 0 ? `. ${openWords({ blanks: [], tags })}` : '';
  showToast({ title: 'Download started', message: name + open });
}
