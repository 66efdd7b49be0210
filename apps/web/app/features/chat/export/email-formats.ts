import { escapeHtml, textAsHtml } from '../../../lib/clipboard.ts';

/** Where an email can be opened as a new one. */
export type MailProgram = 'gmail' | 'outlook' | 'outlook-com' | 'mail-app';

export type ComposeLink = {
  readonly url: string;
  /** What part of the email fits into the address. */
  readonly carries: 'email' | 'subject' | 'nothing';
  /** The length of an address with all of the email, encoded, and the longest allowed. */
  readonly needed: number;
  readonly longest: number;
};

type Program = {
  readonly address: string;
  readonly subject: string;
  /** The longest encoded address; longer ones are cut off or refused. */
  readonly longest: number;
  readonly lineBreak: string;
};

const programs: Readonly<Record<MailProgram, Program>> = {
  gmail: {
    address: 'https://mail.google.com/mail/?view=cm&fs=1',
    subject: 'su',
    longest: 6_000,
    lineBreak: '\n',
  },
  outlook: {
    address: 'https://outlook.office.com/mail/deeplink/compose',
    subject: 'subject',
    longest: 6_000,
    lineBreak: '\n',
  },
  'outlook-com': {
    address: 'https://outlook.live.com/mail/0/deeplink/compose',
    subject: 'subject',
    longest: 6_000,
    lineBreak: '\n',
  },
  'mail-app': { address: 'mailto:', subject: 'subject', longest: 1_800, lineBreak: '\r\n' },
};

/** The address that opens an email in a mail program, with as much of it as fits. */
export function composeLink(to: MailProgram, { subject, body }: WrittenEmail): ComposeLink {
  const program = programs[to];
  const named = subject === null ? {} : { [program.subject]: oneLine(subject) };
  const lines = body.replaceAll(/\r\n?|\n/gu, program.lineBreak);
  const { longest } = program;
  const whole = addressOf(program, { ...named, body: lines });
  const measured = { needed: whole.length, longest };
  if (whole.length <= longest) return { ...measured, url: whole, carries: 'email' };
  const empty = addressOf(program, named);
  if (subject !== null && empty.length <= longest) {
    return { ...measured, url: empty, carries: 'subject' };
  }
  return { ...measured, url: addressOf(program, {}), carries: 'nothing' };
}

/** A subject has to be one line; text after a break would be read as another header. */
function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function addressOf({ address }: Program, fields: Readonly<Record<string, string>>): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`);
  if (query.length === 0) return address;
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}${query.join('&')}`;
}

/** Half of a surrogate pair has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Keeps anything in the email from running or loading, wherever the file is opened. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const look =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 Georgia,serif;overflow-wrap:anywhere}h1{font-size:1.25rem}';

/** An email as an HTML document. */
export function emailAsHtml({ subject, body }: WrittenEmail, language = 'en'): string {
  const title = escapeHtml(subject ?? '');
  const lines = [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${title || 'Email'}</title>`,
    `<style>${look}</style>`,
    '</head>',
    '<body>',
    ...(title ? [`<h1>${title}</h1>`] : []),
    textAsHtml(body.replaceAll(/\r\n?/gu, '\n').trim()).replaceAll('</p><p>', '</p>\n<p>'),
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n').toWellFormed();
}

/** An email in Markdown, with its special characters escaped. */
export function emailAsMarkdown({ subject, body }: WrittenEmail): string {
  const paragraphs = body
    .replaceAll(/\r\n?/gu, '\n')
    .trim()
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.split('\n').map(lineOf).join('\\\n'));
  const title = subject === null ? [] : [`# ${inline(subject.replaceAll(/\s+/gu, ' ').trim())}`];
  return `${[...title, ...paragraphs].join('\n\n')}\n`.toWellFormed();
}

/** Spaces at the ends would make code of a line, or a line break. */
function lineOf(line: string): string {
  return inline(line.trim())
    .replace(/^(?=[#+=-])/u, '\\')
    .replace(/^(\d{1,9})(?=[.)])/u, '$1\\');
}

function inline(text: string): string {
  return (
    text
      .replaceAll(/[\\`*[\]<>|~]/gu, '\\$&')
      // Within a word, as in an address, an underscore has no special meaning.
      .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replaceAll(/&(?=#?\w{1,32};)/gu, '\\&')
  );
}

/** An email to export; `subject` is null without a subject line. */
type WrittenEmail = { readonly subject: string | null; readonly body: string };
