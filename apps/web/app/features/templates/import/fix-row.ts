import { FolderColor, type ImportVerdict, ImportedTemplate, lengths } from '@replysmith/contract';
import { isRecord } from '../../../lib/json.ts';

const tag =
  /<\/?(?:a|b|blockquote|body|br|div|em|font|h[1-6]|head|html|i|img|li|ol|p|span|strong|table|td|th|tr|u|ul|!doctype)(?:\s[^<>]*)?\/?>/i;

const unseen = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME']);

const paragraphs = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'UL',
  'OL',
  'BLOCKQUOTE',
  'TABLE',
]);

const lines = new Set(['DIV', 'LI', 'TR', 'SECTION', 'ARTICLE', 'HEADER', 'FOOTER']);

export function looksLikeHtml(text: string): boolean {
  return tag.test(text);
}

/** The visible text of HTML, with its paragraphs and the targets of its links. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let text = '';
  const breakLine = (count: number) => {
    if (text === '') return;
    let end = text.length;
    while (text[end - 1] === ' ' || text[end - 1] === '\n') end -= 1;
    const there = text.slice(end).split('\n').length - 1;
    text = text.slice(0, end) + '\n'.repeat(Math.max(count, there));
  };
  // A stack instead of recursion, because elements may be nested too deeply for that.
  const queue: (Node | (() => void))[] = [body];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (typeof next === 'function') next();
    else if (next.nodeType === Node.TEXT_NODE) {
      const words = (next.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ');
      text += /^\s?$/.test(text.slice(-1)) ? words.trimStart() : words;
    } else if (next instanceof Element && !unseen.has(next.tagName)) {
      const { tagName } = next;
      const gap = paragraphs.has(tagName) ? 2 : lines.has(tagName) ? 1 : 0;
      if (gap) {
        breakLine(gap);
        queue.push(() => breakLine(gap));
      }
      if (tagName === 'BR') text = `${text.endsWith(' ') ? text.slice(0, -1) : text}\n`;
      if (tagName === 'LI') text += '- ';
      const begin = text.length;
      const address = tagName === 'A' ? addressOf(next) : '';
      if (address) {
        queue.push(() => {
          if (!text.slice(begin).includes(address)) text += ` (${address})`;
        });
      }
      queue.push(...[...next.childNodes].reverse());
    }
  }
  return text.replace(/[ \t]+$/gm, '').trim();
}

function addressOf(link: Element): string {
  const address = link.getAttribute('href')?.trim() ?? '';
  return /^(?:https?:\/\/|mailto:)/i.test(address) ? address.replace(/^mailto:/i, '') : '';
}

type Row = Record<string, unknown>;

/** The text of anything longer is too long as well. */
const longestHtml = 20 * lengths.templateContent;

/** Corrects what files of other programs do differently, and reports each change. */
export function fixRow(row: Row): { record: Row; fixes: string[] } {
  const record = { ...row };
  const fixes: string[] = [];
  const fix = (changes: Row, description: string) => {
    Object.assign(record, changes);
    fixes.push(description);
  };

  const content = record.email_content;
  if (typeof content === 'string' && content.length < longestHtml && looksLikeHtml(content)) {
    fix({ email_content: htmlToText(content) }, 'HTML became text.');
  }
  for (const field of ['name', 'subject_line'] as const) {
    const value = record[field];
    if (typeof value === 'string' && /[\t\r\n]/.test(value.trim())) {
      const label = field === 'name' ? 'Name' : 'Subject';
      fix({ [field]: value.trim().replace(/\s+/g, ' ') }, `${label} put on one line.`);
    }
  }
  const first = firstLine(record.email_content);
  if (isMissing(record.subject_line) && isMissing(record.name) && first !== '') {
    fix(
      { subject_line: cut(first, lengths.templateSubject) },
      'Subject taken from the first line.',
    );
  }
  if (isMissing(record.subject_line) && typeof record.name === 'string') {
    fix({ subject_line: record.name }, 'Subject taken from the name.');
  }
  if (isMissing(record.name) && typeof record.subject_line === 'string') {
    const name = cut(record.subject_line.replace(/[<>]/g, ''), lengths.templateName);
    fix({ name }, 'Name taken from the subject.');
  }
  const { folder } = record;
  if (
    isRecord(folder) &&
    folder.color !== undefined &&
    !FolderColor.safeParse(folder.color).success
  ) {
    fix({ folder: { name: folder.name } }, 'Folder gets the default color.');
  }
  for (const [field, description] of Object.entries(leftOut)) {
    const isBad = !ImportedTemplate.shape[field as keyof typeof leftOut].safeParse(record[field])
      .success;
    if (isBad) fix({ [field]: undefined }, description);
  }
  return { record, fixes };
}

/** Optional fields, with the message for an invalid value. */
const leftOut = {
  stage: 'Its stage is neither “first email” nor “follow-up”: left out.',
  usage_count: 'How often it was used is not a number: left out.',
  created_at: 'Its date cannot be read: left out.',
};

function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

function firstLine(content: unknown): string {
  if (typeof content !== 'string') return '';
  return (
    content
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? ''
  );
}

/** As many whole words as fit. */
function cut(text: string, length: number): string {
  const line = text.trim();
  if (line.length <= length) return line;
  const shortened = line.slice(0, length - 1).replace(/\s+\S*$/, '');
  return `${shortened.toWellFormed().replace(/\uFFFD$/, '')}…`;
}

/** What is known about a row. */
export type RowVerdict =
  | Exclude<ImportVerdict, { status: 'duplicate' }>
  /** The server has not been asked yet. */
  | { readonly status: 'unchecked' }
  /** The same text is saved already, or is in an earlier row. */
  | { readonly status: 'duplicate'; readonly isSaved: boolean };

/** A row of a file that is to be imported. */
export type ImportRow = {
  /** Its index among all rows of the files. */
  readonly index: number;
  readonly source: string;
  /** The row number in the file, from 1. */
  readonly number: number;
  readonly record: Record<string, unknown>;
  /** The corrections that were made. */
  readonly fixes: readonly string[];
  /** Other remarks before the import. */
  readonly notes: readonly string[];
  readonly verdict: RowVerdict;
};

/** A field of a row, in one line. */
export function textIn({ record }: ImportRow, field: 'name' | 'subject_line'): string {
  const value = record[field];
  return typeof value === 'string' ? value : '';
}
