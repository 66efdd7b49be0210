import PostalMime, { type Address, type Email, type Mailbox } from 'postal-mime';
import { type Parted, partHtml, partText, plainText } from './email-text.ts';
import { hasHeaders } from './message-head.ts';
import type { EmailAddress } from './write-draft.ts';

export type Attachment = { readonly name: string; readonly bytes: number };

export type ReadEmail = {
  /** Null when there is no subject line at all. */
  readonly subject: string | null;
  /** What this email's writer wrote, signature included; empty when nothing could be read. */
  readonly body: string;
  /** The earlier messages that it quotes. */
  readonly quoted: string;
  readonly from: EmailAddress | null;
  readonly to: readonly EmailAddress[];
  readonly cc: readonly EmailAddress[];
  /** In ISO 8601; null when it has none that can be read. */
  readonly date: string | null;
  readonly attachments: readonly Attachment[];
  /** A sentence for each thing that is wrong with the email or was not read. */
  readonly problems: readonly string[];
};

/** What is beyond is not read, and said not to be. */
export const limits = {
  bytes: 20 * 1024 * 1024,
  /** Of all the headers together. */
  headerBytes: 1024 * 1024,
  /** Parts inside parts. */
  nesting: 256,
  /** 20 MB of an attachment have 280,000. */
  lines: 400_000,
  parts: 50_000,
  /** Of the HTML that is turned into text. */
  html: 500_000,
  /** Of the text, with what it quotes. */
  text: 200_000,
  listed: 100,
};

/** Enough of a message that cannot be read as a whole to find its first part in. */
const beginning = 256 * 1024;

const sentences = {
  empty: 'The file is empty.',
  outlook: 'This is an Outlook .msg file. Save the email as .eml, or copy its text.',
  noEmail: 'This is not an email: it does not begin with headers such as “From:” and “Subject:”.',
  long: 'The email is larger than 20 MB. Only its first 20 MB were read.',
  broken: 'The email has too many parts, lines or headers. Only its beginning was read.',
  unreadable: 'The email is damaged, so its text could not be read.',
  encrypted: 'The email is encrypted. Open it in your mail program and copy its text.',
  noText: 'The email has no text.',
  onlyQuoted: 'The email has no text of its own: all of it is quoted.',
  longText: 'The text is very long. Only its beginning was read.',
  signs: 'Some of its characters could not be read.',
  attachedMessage: 'Another email is attached to it, which was not read.',
};

/**
 * Reads an email as it was sent or saved: an `.eml` file, or its source as text. Never throws; what is wrong with it is in `problems`.
 *
 * @example
 * (await readEmail('From: ann@a.example\nSubject: Ovens\n\nHi Tom,')).body; // 'Hi Tom,'
 */
export async function readEmail(source: Uint8Array | string): Promise<ReadEmail> {
  const bytes = toBytes(source);
  if (bytes.length === 0) return refused(sentences.empty);
  if (outlookSignature.every((byte, index) => bytes[index] === byte))
    return refused(sentences.outlook);
  const head = latin1.decode(bytes.subarray(0, beginning));
  if (!hasHeaders(head)) return refused(sentences.noEmail);
  const problems = bytes.length > limits.bytes ? [sentences.long] : [];
  const within = bytes.subarray(0, limits.bytes);
  const parsed = await parse(within.subarray(0, endOfLines(within)));
  if (parsed === null) return refused(sentences.unreadable);
  if (parsed.length < within.length) problems.push(sentences.broken);
  const { email } = parsed;
  const parts = email.attachments;
  const text = textOf(email, problems);
  if (parts.some(({ mimeType }) => mimeType === 'message/rfc822'))
    problems.push(sentences.attachedMessage);
  if (parts.length > limits.listed)
    problems.push(
      `It has ${count.format(parts.length)} attachments; the first ${limits.listed} are listed.`,
    );
  const letters = text.body + text.quoted;
  if (letters.includes('\uFFFD') || isBrokenBase64(email, head)) problems.push(sentences.signs);
  const charset = /[^\p{ASCII}]/u.test(letters) ? unknownCharset(head) : undefined;
  if (charset !== undefined)
    problems.push(`Its character set “${charset}” is not known, so some letters may be wrong.`);
  return {
    subject: subjectOf(email),
    ...text,
    from: mailboxes(email.from ? [email.from] : [])[0] ?? null,
    to: mailboxes(email.to),
    cc: mailboxes(email.cc),
    date: email.date !== undefined && isoDate.test(email.date) ? email.date : null,
    attachments: parts.slice(0, limits.listed).map(({ filename, content }) => ({
      name: oneLine(filename ?? ''),
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
    problems,
  };
}

/** What an Outlook .msg file begins with. */
const outlookSignature = [0xd0, 0xcf, 0x11, 0xe0];
const isoDate = /^\d{4}-\d\d-\d\dT/u;
const latin1 = new TextDecoder('latin1');
const count = new Intl.NumberFormat('en');

function refused(problem: string): ReadEmail {
  const nobody = { from: null, to: [], cc: [] };
  const nothing = { subject: null, body: '', quoted: '', date: null, attachments: [] };
  return { ...nothing, ...nobody, problems: [problem] };
}

/** A text was decoded already, whatever character set its headers name. */
function toBytes(source: Uint8Array | string): Uint8Array {
  if (typeof source === 'string') {
    const isEncoded = /^content-transfer-encoding:[ \t]*(?:base64|quoted-printable)/imu.test(
      source,
    );
    const text = source.slice(0, limits.bytes + 1).replace(/^\uFEFF?\s+|^\uFEFF/u, '');
    const isAscii = isEncoded || /^\p{ASCII}*$/u.test(text);
    return encoder.encode(isAscii ? text : text.replace(/(charset=)"?[\w.:-]+"?/giu, '$1utf-8'));
  }
  if (source[0] === 0xff && source[1] === 0xfe)
    return toBytes(new TextDecoder('utf-16le').decode(source));
  if (source[0] === 0xfe && source[1] === 0xff)
    return toBytes(new TextDecoder('utf-16be').decode(source));
  const isMarked = source[0] === 0xef && source[1] === 0xbb && source[2] === 0xbf;
  return isMarked ? source.subarray(3) : source;
}

const encoder = new TextEncoder();

type Parsed = { readonly email: Email; /** Of what was read, in bytes. */ readonly length: number };

/** Each line and each part takes memory of its own, however short it is. */
function endOfLines(bytes: Uint8Array): number {
  const [newline, dash] = [0x0a, 0x2d];
  let lines = 0;
  let parts = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) {
    lines += 1;
    if (bytes[at + 1] === dash && bytes[at + 2] === dash) parts += 1;
    if (lines > limits.lines || parts > limits.parts) return at;
  }
  return bytes.length;
}

/** The message; where it goes beyond a limit, its beginning, or its headers alone. */
async function parse(bytes: Uint8Array): Promise<Parsed | null> {
  const head = latin1.decode(bytes.subarray(0, beginning)).search(/\r?\n\r?\n/u);
  const ends = [bytes.length, beginning, beginning / 16, head === -1 ? beginning : head];
  for (const end of ends) {
    try {
      const email = await PostalMime.parse(bytes.subarray(0, end), {
        maxNestingDepth: limits.nesting,
        maxHeadersSize: limits.headerBytes,
        forceRfc822Attachments: true,
      });
      return { email, length: end };
    } catch {
      // Less of it may be read.
    }
  }
  return null;
}

const encrypted = /^(?:multipart\/encrypted|application\/(?:x-)?pkcs7-mime)/iu;

function textOf(email: Email, problems: string[]): Parted {
  const type = email.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  const plain = email.text ?? '';
  if (encrypted.test(type) || plain.includes('-----BEGIN PGP MESSAGE-----')) {
    problems.push(sentences.encrypted);
    return { body: '', quoted: '' };
  }
  const html = email.html ?? '';
  const isHtml = plain.trim() === '';
  const most = isHtml ? limits.html : limits.text;
  if ((isHtml ? html : plain).length > most) problems.push(sentences.longText);
  const text = isHtml ? partHtml(html.slice(0, most)) : partText(plain.slice(0, most));
  if (text.body === '') problems.push(text.quoted === '' ? sentences.noText : sentences.onlyQuoted);
  return text;
}

/** A subject line may be there and be empty. */
function subjectOf(email: Email): string | null {
  if (email.subject !== undefined) return oneLine(email.subject);
  return email.headers.some(({ key }) => key === 'subject') ? '' : null;
}

function oneLine(text: string): string {
  return plainText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

function mailboxes(addresses: readonly Address[] = []): EmailAddress[] {
  return addresses
    .flatMap((address): readonly Mailbox[] => address.group ?? [address])
    .slice(0, limits.listed)
    .map(({ name, address }) => ({ name: oneLine(name), address: oneLine(address) }))
    .filter(({ name, address }) => name !== '' || address !== '');
}

/** What decodes nonetheless is shown. */
function isBrokenBase64(email: Email, head: string): boolean {
  const isBase64 = email.headers.some(
    ({ key, value }) => key === 'content-transfer-encoding' && /^base64$/iu.test(value),
  );
  return isBase64 && /[^\w+/=\s]/u.test(head.slice(head.search(/\r?\n\r?\n/u)));
}

function unknownCharset(head: string): string | undefined {
  const named = Array.from(
    head.matchAll(/charset="?([\w.:-]{1,40})/giu),
    ([, label = '']) => label,
  );
  return named.find((label) => {
    try {
      return !new TextDecoder(label);
    } catch {
      return true;
    }
  });
}
