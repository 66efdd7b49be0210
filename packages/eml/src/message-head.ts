/** Fields that a message has and a draft as people type it has not. */
const fieldsOfMessages = new Set(
  'from date received return-path delivered-to message-id mime-version content-type content-transfer-encoding dkim-signature reply-to in-reply-to references sender x-unsent'.split(
    ' ',
  ),
);
const knownFields = new Set([...fieldsOfMessages, 'to', 'cc', 'bcc', 'subject', 'sent']);
const field = /^([!-9;-~]{1,100})[ \t]?:(?:[ \t]|$)/u;
const mailboxLine = /^(?:From [^\n]*\n)?/u;
const longestHead = 200_000;

type Head = {
  readonly names: ReadonlySet<string>;
  /** No other line stands among them. */
  readonly isPure: boolean;
};

/** The known fields at the head of a text, down to its first blank line. */
function readHead(text: string): Head {
  const start = text
    .slice(0, longestHead)
    .replace(/^\uFEFF?\s*/u, '')
    .replace(/\r\n?/gu, '\n')
    .replace(mailboxLine, '');
  const names = new Set<string>();
  let isPure = true;
  for (const line of start.split('\n')) {
    if (line.trim() === '') break;
    const name = field.exec(line)?.[1]?.toLowerCase();
    if (name !== undefined && knownFields.has(name)) names.add(name);
    else if (name === undefined && (names.size === 0 || !/^[ \t]/u.test(line))) isPure = false;
  }
  return { names, isPure };
}

/** Whether a file begins as a message does. */
export function hasHeaders(text: string): boolean {
  return readHead(text).names.size > 0;
}

/**
 * Whether a pasted text is a message as mail programs keep it, with its headers, rather than a draft.
 *
 * @example
 * looksLikeMessage('From: ann@a.example\nSubject: Ovens\n\nHi Tom,'); // true
 * looksLikeMessage('Subject: Ovens\n\nHi Tom,'); // false
 */
export function looksLikeMessage(text: string): boolean {
  const { names, isPure } = readHead(text);
  return isPure && names.size > 1 && Array.from(names).some((name) => fieldsOfMessages.has(name));
}
