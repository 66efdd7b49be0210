import words from '../../data/words/mail-programs.json' with { type: 'json' };
import { findBlanks, findMergeTags } from './blanks.ts';
import type { Layout, Stretch } from './email.ts';
import { findQuotedThread } from './quoted-thread.ts';
import { isBlank, splitLines, stretchOf, trimmedStretch } from './stretch.ts';
import type { Draft } from '../draft.ts';
import { genericAddressees, signOffs } from '../lexicon/layout.ts';

const names = words.subjectNames.join('|');
const subjectLine = new RegExp(
  String.raw`^[\uFEFF\u200B]?(?:[ \t]*(?:\r\n?|\n))*[ \t]*(?:#{1,6}[ \t]+)?(?:(\*{1,3})(?:${names})\**[ \t]*[:：]\**|(?:${names})[ \t]*[:：])[ \t]*([^\r\n]*)`,
  'iu',
);
const lineBreak = /\r\n?|\n/gu;
const blankLines = /^(?:[ \t]*(?:\r\n?|\n))*/u;

/** A pasted text as a draft, with where each part stands in it. */
type SplitDraft = Draft & {
  /** Add this to an offset in `subject` to get the place in the pasted text. */
  readonly subjectAt: number;
  /** Add this to an offset in `body` to get the place in the pasted text. */
  readonly bodyAt: number;
};

/**
 * Reads an optional leading "Subject:" line, also in the words of other mail programs. The body is the pasted text from `bodyAt` to its end,
 * never changed, so offsets map by addition.
 *
 * @example
 * splitSubject('Subject: Ovens\n\nHi Tom,').bodyAt; // 16
 */
export function splitSubject(pasted: string): SplitDraft {
  const head = pasted.slice(0, 2_000);
  const found = subjectLine.exec(head);
  if (!found) return { subject: null, body: pasted, subjectAt: 0, bodyAt: 0 };
  const [whole, stars, raw = ''] = found;
  const subject = raw.trimEnd().replace(stars === undefined ? /$/u : /\*{1,3}$/u, '');
  lineBreak.lastIndex = whole.length;
  const rest = lineBreak.test(pasted) ? lineBreak.lastIndex : pasted.length;
  const bodyAt = rest + (blankLines.exec(pasted.slice(rest))?.[0].length ?? 0);
  return { subject, body: pasted.slice(bodyAt), subjectAt: whole.length - raw.length, bodyAt };
}

const footerWords =
  /^\s*(?:sent (?:from|via|with) (?:my|outlook|gmail|yahoo|mail for|proton|superhuman|hey)|get outlook for|von meinem \S+ gesendet|envoyé de mon|enviado desde mi|inviato da(?:l mio)?)\b|\bunsubscribe\b|\bmanage (?:your )?(?:email )?preferences\b|\bupdate your preferences\b|\bview (?:this email )?in (?:your )?browser\b|\bopt(?:ing)?[- ]?out\b|\bno longer (?:wish|want)\b|\brather not (?:hear|receive|get)\b|\bdon['’]t want to (?:hear|receive|get)\b|\bstop receiving\b|\bremove(?:d)? (?:me|you )?from (?:my|our|this|the) (?:mailing )?list\b|\bconfidential(?:ity)?\b.{0,200}\bintended\b|^\s*(?:confidentiality|legal|privacy) (?:notice|disclaimer)\b|^\s*disclaimer\s?:|\bconsider the environment before\b|\bif you (?:are not|have received this|received this) (?:the intended|e-?mail|message)|\byou (?:received|are getting) this (?:e-?mail|message|because)\b|\bintended (?:solely|only) for\b|\bregistered (?:in|office|company)\b|\bprivacy (?:policy|notice)\b|\ball rights reserved\b|©|\byou(?:['’]re| are) receiving this\b|\bthis (?:e-?mail|message) (?:was sent|and any|is confidential)\b/iu;
const longestFooterLine = 1000;

/**
 * The index of the first line of a legal or opt-out footer among lines `from` to `end`; `end` when there is none.
 * It is looked for in the last paragraphs only: a footer has nothing but more footer below it.
 */
function findFooter(lines: readonly Stretch[], from: number, end: number): number {
  let footer = end;
  let paragraphEnd = end;
  while (paragraphEnd > from) {
    let start = paragraphEnd;
    while (start > from && !isBlankAt(lines, start - 1)) start -= 1;
    const isFooter = lines
      .slice(start, paragraphEnd)
      .some((line) => footerWords.test(line.text.slice(0, longestFooterLine)));
    if (isFooter) footer = firstFooterLine(lines, start, paragraphEnd);
    else if (start < paragraphEnd) break;
    paragraphEnd = start - 1;
  }
  return footer;
}

/** A signature right above the footer, with no blank line between, is not part of it. */
function firstFooterLine(lines: readonly Stretch[], start: number, end: number): number {
  for (let index = start; index < end; index += 1) {
    const text = lines[index]?.text.slice(0, longestFooterLine) ?? '';
    if (footerWords.test(text)) return index;
  }
  return start;
}

function isBlankAt(lines: readonly Stretch[], index: number): boolean {
  const line = lines[index];
  return line === undefined || isBlank(line);
}

type Greeting = { readonly greeting: Stretch; readonly addressee: Stretch | null };

const opening =
  /^(?:hi|hello|hey|hiya|heya|dear|respected|greetings|good (?:morning|afternoon|evening|day)|morning|afternoon|bonjour|bonsoir|salut|cher|chère|hola|buenos días|estimad[oa]|hallo|guten (?:tag|morgen|abend)|lieber?|ciao|buongiorno|olá|hej|to whom it may concern)(?![\p{L}\p{N}'’-])/iu;
/** "Hi there Sarah", "Hello Hi Sarah": a second hello before the name. */
const secondHello = /^(?:there|again|hi|hello|hey|dear)\s+(?=\p{L})/iu;
const bracketed = /\[[^\]\n]{1,60}\]|\{\{[^{}\n]{1,60}\}\}/gu;
/** A blank or a merge tag is one word, whatever signs are in it. */
const upToSign =
  /^((?:\[[^\]\n]{1,60}\]|\{\{[^{}\n]{1,60}\}\}|(?!\[[^\]\n]{1,60}\]|\{\{[^{}\n]{1,60}\}\})[^,!:;\n–—]){0,60}?)(?:[,!:;]+|\s+-+(?=\s)|\s*[–—]|$)/u;
const nameThenText = /^\s{1,3}((?:(?:Mr|Mrs|Ms|Mx|Dr|Prof)\.?\s)?\p{Lu}[\p{L}'’-]{0,30})(?=\s)/u;
const nameAlone = /^(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’.-]{0,30})?)\s?[,!–—]\s*$/u;
const longestGreeting = 100;

/** The greeting at the head of a line: "Hi Tom," alone or before the first sentence, or "Tom," alone. */
function findGreeting(body: string, line: Stretch): Greeting | null {
  const head = line.text.slice(0, longestGreeting);
  const lead = head.length - head.trimStart().length;
  const text = head.slice(lead);
  const start = line.start + lead;
  const word = opening.exec(text)?.[0];
  if (word === undefined) return nameOnly(body, start, text);
  const rest = text.slice(word.length);
  const whole = upToSign.exec(rest);
  if (whole && (whole[1] ?? '').replace(bracketed, 'x').trim().split(/\s+/u).length <= 5) {
    const end = start + word.length + whole[0].trimEnd().length;
    return greet(
      body,
      start,
      end,
      trimmedStretch(body, start + word.length, start + word.length + (whole[1] ?? '').length),
    );
  }
  const name = nameThenText.exec(rest)?.[1];
  if (name === undefined) return null;
  const at = start + word.length + rest.indexOf(name);
  return greet(body, start, at + name.length, stretchOf(body, at, at + name.length));
}

function nameOnly(body: string, start: number, text: string): Greeting | null {
  const name = nameAlone.exec(text)?.[1];
  if (name === undefined || signOffs.has(name.toLowerCase())) return null;
  return greet(
    body,
    start,
    start + text.trimEnd().length,
    stretchOf(body, start, start + name.length),
  );
}

function greet(body: string, start: number, end: number, who: Stretch | null): Greeting {
  const greeting = stretchOf(body, start, end);
  const name = who && withoutSecondHello(body, who);
  const isToBeFilled = findMergeTags(greeting.text).length + findBlanks(greeting.text).length > 0;
  return { greeting, addressee: name && !isToBeFilled && isName(name.text) ? name : null };
}

function withoutSecondHello(body: string, who: Stretch): Stretch {
  const hello = secondHello.exec(who.text)?.[0].length ?? 0;
  return stretchOf(body, who.start + hello, who.end);
}

function isName(who: string): boolean {
  return (
    /^\p{L}/u.test(who) &&
    !genericAddressees.has(who.toLowerCase()) &&
    !/^(?:from|i|it|this|just|quick|my)\b/iu.test(who)
  );
}

const toNobody =
  /\b(?:sirs?|madam|whom it may|friends?|(?:valued |esteemed )?(?:customers?|clients?|partners?)|business owner|site owner|homeowner|hiring manager)\b/iu;

/** "Dear Sir or Madam", "To whom it may concern", "Dear customer". */
export function greetsNobody({ greeting }: Pick<Layout, 'greeting'>): boolean {
  return greeting !== null && toNobody.test(greeting.text);
}

type Closing = {
  /** The first line that no longer belongs to the message. */
  readonly from: number;
  /** The first line after the signature. */
  readonly until: number;
  readonly signOff: Stretch | null;
  readonly signature: Stretch | null;
};

const inlineName =
  /^(.{2,45}?[,!.]|.{2,45}?\s[-–—])\s*(\p{Lu}[\p{L}'’.-]{0,30}(?: \p{Lu}[\p{L}'’.-]{0,30}){0,2})$/u;
const dashedName = /^\s*[-–—~]{1,2}\s?\p{Lu}[\p{L}'’. -]{1,40}$/u;
const delimiter = /^--\s*$/u;
const nameLine = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|van|von|der|di|da)){0,3},?$/u;
/** What stands beside a name on its line: "Nora | Brightlane". */
const besideName = /\s*[|·•]\s*|,\s/u;
const contact = /@|\bwww\.|https?:|\+?\d[\d ().-]{6,}|\w\.[a-z]{2,}\b/u;
const postscript = /^\s*p\.?\s?p?\.?s\b/iu;
const mostSignatureLines = 12;

/** The sign-off and signature at the end of lines `from` to `end`. */
function findClosing(body: string, lines: readonly Stretch[], from: number, end: number): Closing {
  const until = beforePostscript(lines, from, end);
  const floor = Math.max(from, until - mostSignatureLines * 2);
  let below = 0;
  for (let index = until - 1; index >= floor && below <= mostSignatureLines; index -= 1) {
    const line = lines[index];
    if (!line || isBlank(line)) continue;
    const found = signOffAt(body, line);
    if (found && lines.slice(0, index).some((above) => !isBlank(above))) {
      const after = trimmedStretch(body, found.restFrom, lines[until - 1]?.end ?? found.restFrom);
      return { from: index, until, signOff: found.signOff, signature: after };
    }
    if (delimiter.test(line.text)) return signatureOnly(body, lines, index, until);
    if (isProse(line.text)) break;
    below += 1;
  }
  const start = nameBlock(lines, from, until);
  if (start !== null) return signatureOnly(body, lines, start, until);
  return { from: until, until, signOff: null, signature: null };
}

function signOffAt(body: string, line: Stretch): { signOff: Stretch; restFrom: number } | null {
  const text = line.text.trim();
  if (text.length > 80) return null;
  const start = line.start + line.text.indexOf(text);
  if (signOffs.has(plain(text))) {
    return { signOff: stretchOf(body, start, start + text.length), restFrom: line.end };
  }
  const words = inlineName.exec(text)?.[1];
  if (words === undefined || !signOffs.has(plain(words))) return null;
  const end = start + words.trimEnd().length;
  return { signOff: stretchOf(body, start, end), restFrom: end };
}

/** Too long, or too much of a sentence, for a line of a signature. */
function isProse(text: string): boolean {
  if (text.length > 200) return true;
  return /[.!?]\s*$/u.test(text) && text.trim().split(/\s+/u).length > 6;
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace('’', "'")
    .replace(/[\s,.!–—:;-]+$/u, '');
}

/** Without a sign-off: a dashed name, or lines that open with a name and hold no sentence. */
function nameBlock(lines: readonly Stretch[], from: number, until: number): number | null {
  let last = until - 1;
  while (last > from && isBlankAt(lines, last)) last -= 1;
  if (last > from && dashedName.test(lines[last]?.text.slice(0, 60) ?? '')) return last;
  let start = last + 1;
  while (start > from && isSignatureLine(lines[start - 1]?.text ?? '')) start -= 1;
  const block = lines.slice(start, last + 1).map(({ text }) => text.trim());
  const [name = ''] = (block[0] ?? '').split(besideName);
  const fits = block.length <= mostLinesAfter(lines, start - 1, block);
  return start > from && fits && name.length <= 60 && nameLine.test(name) ? start : null;
}

/** How long a signature may be: a name or two under a sentence, more under a blank line, most with an address in it. */
function mostLinesAfter(
  lines: readonly Stretch[],
  above: number,
  block: readonly string[],
): number {
  const before = lines.slice(0, above + 1).findLast((line) => !isBlank(line))?.text ?? '';
  if (/:\s*$/u.test(before)) return 0;
  if (!isBlankAt(lines, above)) return /[.!?…]\s*$/u.test(before) ? 2 : 0;
  return block.some((line) => contact.test(line)) ? 8 : 4;
}

function isSignatureLine(text: string): boolean {
  const line = text.trim();
  return line.length > 0 && line.length <= 80 && !/[.!?:]$/u.test(line);
}

function signatureOnly(
  body: string,
  lines: readonly Stretch[],
  from: number,
  until: number,
): Closing {
  const signature = trimmedStretch(body, lines[from]?.start ?? 0, lines[until - 1]?.end ?? 0);
  return { from, until, signOff: null, signature };
}

/** A postscript under the signature is part of the message again. */
function beforePostscript(lines: readonly Stretch[], from: number, end: number): number {
  for (let index = end - 1; index > from && index >= end - 8; index -= 1) {
    const line = lines[index];
    if (line && postscript.test(line.text.slice(0, 20)) && isBlankAt(lines, index - 1))
      return index;
  }
  return end;
}

/** The blocks of the message proper, and what stands around them. */
type LaidOut = Layout & { readonly blocks: readonly Stretch[] };

/** `hasSubject`: whether the draft has a subject apart from the body. */
export function layOut(body: string, hasSubject = true): LaidOut {
  const lines = splitLines(body);
  const thread = findQuotedThread(lines);
  const head = hasSubject ? null : findSubjectLine(body);
  const first = lines.findIndex((line) => line.start >= (head?.until ?? 0) && !isBlank(line));
  const opening = first === -1 || first >= thread ? undefined : lines[first];
  const greeting = opening ? findGreeting(body, opening) : null;
  const start = first === -1 ? lines.length : first;
  const isAlone = greeting && opening && restIsBlank(body, greeting.greeting, opening);
  const from = isAlone ? start + 1 : start;
  const footer = findFooter(lines, Math.min(from + 1, thread), thread);
  const closing = findClosing(body, lines, from, footer);
  const messageStart = greeting?.greeting.end ?? 0;
  return {
    subjectLine: head?.subjectLine ?? null,
    greeting: greeting?.greeting ?? null,
    addressee: greeting?.addressee ?? null,
    signOff: closing.signOff,
    signature: closing.signature,
    footer: between(body, lines, footer, thread),
    quotedThread: between(body, lines, thread, lines.length),
    blocks: [
      ...blocksOf(body, lines, from, closing.from, messageStart),
      ...blocksOf(body, lines, closing.until, footer, messageStart),
    ],
  };
}

function findSubjectLine(body: string): { subjectLine: Stretch; until: number } | null {
  const { subject, subjectAt, bodyAt } = splitSubject(body);
  if (subject === null) return null;
  return { subjectLine: stretchOf(body, subjectAt, subjectAt + subject.length), until: bodyAt };
}

function between(
  body: string,
  lines: readonly Stretch[],
  from: number,
  end: number,
): Stretch | null {
  const first = lines[from];
  const last = lines[end - 1];
  return first && last && end > from ? trimmedStretch(body, first.start, last.end) : null;
}

function blocksOf(
  body: string,
  lines: readonly Stretch[],
  from: number,
  end: number,
  notBefore: number,
): Stretch[] {
  const blocks: Stretch[] = [];
  let open: number | null = null;
  for (let index = from; index <= end; index += 1) {
    const line = lines[index];
    const closes = index === end || !line || isBlank(line);
    if (!closes) open ??= index;
    else if (open !== null) {
      const start = Math.max(lines[open]?.start ?? 0, notBefore);
      const block = trimmedStretch(body, start, lines[index - 1]?.end ?? start);
      if (block) blocks.push(block);
      open = null;
    }
  }
  return blocks;
}

function restIsBlank(body: string, greeting: Stretch, line: Stretch): boolean {
  return body.slice(greeting.end, line.end).trim() === '';
}
