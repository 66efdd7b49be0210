import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { parseDraft, type Draft } from '@replysmith/coach';
import { limits, looksLikeMessage, readEmail } from '@replysmith/eml';
import { isMap, parseDocument } from 'yaml';
import { findEmails, sentenceFor } from './find-emails.ts';
import { onOneLine } from './for-people.ts';
import { decodeText, readWhole, UsageError } from './input.ts';

/** An email as it was written, and what of it could not be read. */
type EmailText = { readonly draft: Draft; readonly problems: readonly string[] };

/** `isNamed`: on the command line, rather than by its folder. */
type EmailFile = { readonly file: string; readonly isNamed: boolean };
export type ReadEmail = EmailFile & EmailText;
export type UnreadableFile = EmailFile & { readonly error: string };

/** The emails in files, in folders, and for "-" the one on standard input. Binary files in folders are left out. */
export async function* readEmails(
  paths: readonly string[],
  standardInput: Input,
): AsyncGenerator<ReadEmail | UnreadableFile> {
  for await (const { file, isNamed, error } of findEmails(paths)) {
    try {
      if (error !== undefined) throw new UsageError(error);
      const email = await readEmailFile(file, standardInput);
      if (email) yield { file, isNamed, ...email };
      else if (isNamed) throw new UsageError(notText);
    } catch (problem) {
      if (!(problem instanceof UsageError)) throw problem;
      yield { file, isNamed, error: problem.message };
    }
  }
}

type Input = AsyncIterable<Uint8Array>;

const notText = 'It is not text.';
export const noText = 'There is no text in it.';
const notUtf8 = 'It is not UTF-8 text.';
/** Bytes of a text. */
const longestText = 1024 * 1024;

async function readEmailFile(file: string, standardInput: Input): Promise<EmailText | null> {
  return toEmailText(await readBytes(file, standardInput), file);
}

async function readBytes(file: string, standardInput: Input): Promise<Buffer> {
  // Of a message no more is read; one byte beyond shows that there is more.
  const input = file === '-' ? standardInput : createReadStream(file, { end: limits.bytes });
  return readWhole(input).catch((error: unknown) => {
    throw new UsageError(sentenceFor(error));
  });
}

const latin1 = new TextDecoder('latin1');

/** A message as mail programs keep it, or a text that may have front matter or a "Subject:" line; null for bytes. */
async function toEmailText(bytes: Buffer, name: string): Promise<EmailText | null> {
  const head = bytes.subarray(0, 64 * 1024);
  if (extname(name).toLowerCase() === '.eml' || looksLikeMessage(latin1.decode(head))) {
    const { subject, body, quoted, problems } = await readEmail(bytes);
    // The coach believes a "Re:" where an earlier email is quoted.
    const whole = quoted === '' ? body : `${body}\n\n${quoted}`;
    return { draft: { subject, body: body === '' ? '' : whole }, problems };
  }
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe;
  if (head.includes(0) && !isUtf16) return null;
  if (bytes.length > longestText) {
    throw new UsageError('It is too long to be an email: more than 1 MB of text.');
  }
  const text = isUtf16 ? new TextDecoder('utf-16le').decode(bytes) : decodeText(bytes);
  if (text === null) throw new UsageError(notUtf8);
  return { draft: toDraft(text), problems: [] };
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)\s*/u;
const field = /^[\p{L}_-]+[ \t]*:/mu;
const subjectLine = /^subject[ \t]*:(.*)$/imu;

function toDraft(text: string): Draft {
  const [whole = '', head = ''] = frontMatter.exec(text) ?? [];
  if (!field.test(head)) return parseDraft(text);
  const written = parseDraft(text.slice(whole.length));
  return { ...written, subject: subjectIn(head) ?? written.subject };
}

/** As YAML; as it stands where it is none, such as `subject: {{first_name}}, a question`. */
function subjectIn(head: string): string | null {
  const asWritten = subjectLine.exec(head)?.[1];
  if (asWritten === undefined) return null;
  const { contents, errors } = parseDocument(head);
  const fields = errors.length === 0 && isMap(contents) ? contents : null;
  const value: unknown = fields?.get('subject') ?? fields?.get('Subject');
  return typeof value === 'string' ? value : asWritten.trim();
}

/** The email of a command that reads but one. */
export async function readOneEmail(file: string, standardInput: Input): Promise<Draft> {
  const email = await naming(file, readEmailFile(file, standardInput));
  if (email && email.draft.body.trim() !== '') return email.draft;
  const problem = email ? (email.problems[0] ?? noText) : notText;
  throw new UsageError(`${onOneLine(file)}: ${problem}`);
}

export async function readText(file: string, standardInput: Input): Promise<string> {
  const text = decodeText(await naming(file, readBytes(file, standardInput)));
  if (text === null) throw new UsageError(`${onOneLine(file)}: ${notUtf8}`);
  return text;
}

function naming<Result>(file: string, reading: Promise<Result>): Promise<Result> {
  return reading.catch((error: unknown) => {
    throw error instanceof UsageError
      ? new UsageError(`${onOneLine(file)}: ${error.message}`)
      : error;
  });
}
