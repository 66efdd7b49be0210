export type EmailAddress = { readonly name: string; readonly address: string };

export type UnsentDraft = {
  /** Null leaves the subject line out. */
  readonly subject: string | null;
  readonly body: string;
  readonly to?: readonly EmailAddress[] | undefined;
  readonly from?: EmailAddress | undefined;
};

const lineBreak = /\r\n?|\n/u;
/** What would begin another header, or shows nowhere. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/gu;
const plainAddress = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/u;
/** Printable ASCII that needs no quoting in a header, with single spaces inside. */
const plainWords = /^[!-~]+(?: [!-~]+)*$/u;
const plainName = /^[\w!#$%&'*+/=?^`{|}~-]+(?: [\w!#$%&'*+/=?^`{|}~-]+)*$/u;
const longestPlain = 60;
/** Of an encoded word, which may have 75 characters with its frame. */
const bytesInWord = 45;
const longestLine = 75;

const encoder = new TextEncoder();

/**
 * An email as a file that mail programs open as a draft, to be read and sent there. What cannot be an address is left out.
 *
 * @example
 * writeDraft({ subject: 'Ovens', body: 'Hi Tom,' }).split('\r\n')[1]; // 'Subject: Ovens'
 */
export function writeDraft({ subject, body, to = [], from }: UnsentDraft): string {
  return [
    // Outlook and Apple Mail open a message that says this for writing.
    'X-Unsent: 1',
    ...addressLine('From', from ? [from] : []),
    ...addressLine('To', to),
    ...(subject === null ? [] : [`Subject: ${headerText(subject)}`]),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    ...body.split(lineBreak).map(quotedPrintable),
  ].join('\r\n');
}

function addressLine(field: string, addresses: readonly EmailAddress[]): string[] {
  const written = addresses.filter(({ address }) => isAddress(address)).map(writeAddress);
  return written.length === 0 ? [] : [`${field}: ${written.join(',\r\n ')}`];
}

function isAddress(address: string): boolean {
  return plainAddress.test(address) && address.replace(controls, '') === address;
}

function writeAddress({ name, address }: EmailAddress): string {
  const shown = name.replace(controls, ' ').trim();
  if (shown === '') return address;
  const isPlain = plainName.test(shown) && shown.length <= longestPlain && !shown.includes('=?');
  return `${isPlain ? shown : encodedWords(shown)} <${address}>`;
}

function headerText(text: string): string {
  const shown = text.replace(controls, ' ').trim();
  const isPlain = shown === '' || (plainWords.test(shown) && !shown.includes('=?'));
  return isPlain && shown.length <= longestPlain ? shown : encodedWords(shown);
}

/** RFC 2047, folded; no character is split between two words. */
function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  let size = 0;
  for (const character of text) {
    const length = encoder.encode(character).length;
    if (size + length > bytesInWord) {
      words.push(word);
      word = '';
      size = 0;
    }
    word += character;
    size += length;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${base64(part)}?=`).join('\r\n ');
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...encoder.encode(text)));
}

/** RFC 2045; a space at the end of a line would be lost on the way. */
function quotedPrintable(line: string): string {
  const bytes = encoder.encode(line);
  let written = '';
  let length = 0;
  bytes.forEach((byte, index) => {
    const isBlank = byte === 0x20 || byte === 0x09;
    const isPlain = isBlank
      ? index < bytes.length - 1
      : byte > 0x20 && byte < 0x7f && byte !== 0x3d;
    const sign = isPlain
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (length + sign.length > longestLine) {
      written += '=\r\n';
      length = 0;
    }
    written += sign;
    length += sign.length;
  });
  return written;
}
