import type { Mend, Written } from './adoption.ts';
import { type Sources, isTraceable } from './facts.ts';
import { plainText } from './units.ts';
import type { Email } from '../document/email.ts';
import { type Mask, findEntities, findHtml, findMarkdown } from '../document/markup.ts';
import { withoutOverlaps } from '../document/stretch.ts';

/** A written email without what was said around it. */
type Stripped = Written & { readonly mended: readonly Mend[] };

/** An assistant speaks of the text, of itself, or refuses. */
const ofTheText =
  /\b(?:as an ai|(?:ai|language) model|system prompt|(?:your|this|the) (?:email|draft|subject line|message|version) (?:is|was|could|should|would|has|uses|needs|reads|lacks|looks|scores)|(?:can(?:['’]t|not)|unable to|won['’]t) (?:help|assist|comply|write|rewrite|create|generate|provide))\b/iu;

export function isAboutTheText(text: string): boolean {
  return ofTheText.test(text);
}

const announced = [
  /^(?:sure|certainly|of course|absolutely|okay|ok|got it|no problem)\b(?![^\n]{0,80},[ \t]*\n)[^\n]{0,300}[.!:…—][ \t]*(?:\n|$)/iu,
  /^(?:here(?:['’]s| is| are)|below is|this is|i(?:['’]ve| have))\b[^\n]{0,240}:[ \t]*(?:\n|$)/iu,
  /^\W{0,4}(?:[\p{L}-]{1,12} ){0,2}(?:email|message|body|version|draft|option|rewrite)(?: (?:\d|[a-c]))?\W{0,4}:\W{0,3}(?:\n|$)/iu,
];
const fenced = /```[\w-]{0,20}[ \t]*\n([\s\S]*?)(?:\n[ \t]*```|$)/u;
const subjectLine = /^\W{0,4}subject(?: line)?\W{0,3}:[ \t*]{0,4}([^\n]{0,300})(?:\n+|$)/iu;
const quoted = /^(?:"([^"]*)"|“([^“”]*)”)$/u;
const quotedLines = /^(?:>[^\n]*(?:\n|$))+$/u;
const mostLayers = 4;

/** Takes away what was said to the writer, fences, labels, quotation marks and notes around an email; what the draft says stays. */
export function stripChatter({ subject, body }: Written, draft = ''): Stripped {
  const own = plainText(draft);
  const mended: Mend[] = [];
  let text = body.replace(/\r\n?/gu, '\n').trim();
  let found = subject;
  const cut = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    const gone = match?.[0].trim() ?? '';
    if (!match || gone === '' || gone === text) return null;
    if (own.includes(plainText(gone))) return null;
    text = (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim();
    mended.push({ kind: 'chatter', text: gone });
    return match;
  };
  const unwrap = (inside: string | undefined): void => {
    if (inside === undefined || inside.trim() === '') return;
    mended.push({ kind: 'chatter', text: text.replace(inside, ' … ').trim().slice(0, 200) });
    text = inside.trim();
  };
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const before = text;
    for (const pattern of announced) cut(pattern);
    unwrap(fenced.exec(text)?.[1]);
    const line = cut(subjectLine)?.[1];
    if (line !== undefined && (found ?? '').trim() === '') found = plainLine(line);
    const inside = quoted.exec(text);
    unwrap(inside?.[1] ?? inside?.[2]);
    if (quotedLines.test(text)) unwrap(text.replace(/^>[ \t]?/gmu, ''));
    if (text === before) break;
  }
  const label = /^\s*\**subject(?: line)?\**\s*:\s*/iu;
  if (found !== null && label.test(found)) found = plainLine(found.replace(label, ''));
  return { subject: found, body: text, mended };
}

function plainLine(line: string): string {
  const bare = line.replace(/\*+$/u, '').trim();
  return bare.replace(/^["“](.*)["”]$/u, '$1');
}

const mayHoldMarkup = /[<&*`#]|\]\(/u;
const htmlLink =
  /<a\b[^<>]{0,1000}?\bhref\s*=\s*["']?([^"'\s>]{1,1000})[^<>]{0,1000}>([^<>]{0,300})<\/a>/giu;
const markdownLink =
  /(?<!!)\[([^[\]\n]{1,200})\]\(\s*<?([^()\s<>]{1,1000})>?(?:\s+"[^"\n]{0,200}")?\s*\)/gu;
/** Markup that the draft does not have becomes plain text; pictures and scripts vanish, links keep an address with a source. */
export function reduceMarkup(written: Stripped, draft: string, sources: Sources): Stripped {
  const { body } = written;
  if (!mayHoldMarkup.test(body)) return written;
  const gone: string[] = [];
  let text = body;
  const reduce = (pattern: RegExp, shown: (one: string, other: string) => string): void => {
    text = text.replace(pattern, (whole: string, one: unknown, other: unknown) => {
      if (draft.includes(whole)) return whole;
      gone.push(whole);
      return shown(String(one), String(other));
    });
  };
  const linked = (target: string, words: string): string => {
    if (!isTraceable(sources, { kind: 'link', text: target })) return words;
    return words.includes(target) || words === '' ? target : `${words} (${target})`;
  };
  const mask = (masks: readonly Mask[]): void => {
    for (const { start, end, shown, text: whole } of withoutOverlaps(masks).toReversed()) {
      if (draft.includes(whole)) continue;
      gone.push(whole);
      text = text.slice(0, start) + shown + text.slice(end);
    }
  };
  reduce(markdownLink, (words, target) => linked(target, words));
  reduce(htmlLink, linked);
  reduce(/<((?:https?:\/\/|mailto:)[^\s<>]{1,1000})>/gu, (target) => linked(target, ''));
  reduce(/!\[[^\]\n]{0,200}\]\([^)\n]{0,1000}\)/gu, () => '');
  const html = findHtml(text);
  mask(html.length > 0 ? html : findMarkdown(text).masks);
  reduce(/^[ \t]{0,3}#{1,6}[ \t]+/gmu, () => '');
  reduce(/`([^`\n]{1,200})`/gu, (words) => words);
  mask(findEntities(text));
  if (gone.length === 0) return written;
  const mended = [...new Set(gone)].map((whole): Mend => ({
    kind: 'markup',
    text: whole.slice(0, 200),
  }));
  return { ...written, body: tidied(text), mended: [...written.mended, ...mended] };
}

/** Without space at the ends of lines and more than one empty line. */
export function tidied(text: string): string {
  return text
    .replace(/(?<![ \t])[ \t]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const mostLinesBefore = 12;

/** Cuts what stands before the greeting and after the signature, where the draft has nothing. */
function cutAround(written: Stripped, { greeting, signature, ...own }: Email): Stripped {
  const mended = [...written.mended];
  let { body } = written;
  const keep = (kept: string, gone: string): void => {
    if (gone.trim() === '' || kept.trim() === '') return;
    mended.push({ kind: 'chatter', text: gone.trim() });
    body = kept.trim();
  };
  const lines = body.split('\n', mostLinesBefore);
  const greeted = greeting?.start === own.body.search(/\S/u) ? greeting.text : null;
  const same = lines.findIndex(
    (line) => greeted !== null && plainText(line) === plainText(greeted),
  );
  const alike = lines.findIndex((line) =>
    /^(?:hi|hello|hey|dear|good \p{L}+|greetings)\b[^\n]{0,60},\s*$/iu.test(line.trim()),
  );
  const at = greeted === null ? -1 : same === -1 ? alike : same;
  if (at > 0) keep(body.split('\n').slice(at).join('\n'), lines.slice(0, at).join('\n'));
  const isLast = signature !== null && own.body.trimEnd().endsWith(signature.text);
  const signed = isLast ? signature.text : null;
  const end = signed === null ? -1 : body.lastIndexOf(signed);
  if (signed !== null && end > 0)
    keep(body.slice(0, end + signed.length), body.slice(end + signed.length));
  return { ...written, body, mended };
}

/** The email itself out of what another hand returned: no chatter, labels, fences, notes or foreign markup. */
export function bareEmail(written: Written, own: Email, sources: Sources): Stripped {
  const first = stripChatter(written, own.body);
  const plain = reduceMarkup(first, own.body, sources);
  const again = plain === first ? plain : stripChatter(plain, own.body);
  const mended = again === plain ? plain.mended : [...plain.mended, ...again.mended];
  return cutAround({ ...again, mended }, own);
}

/** Tags that no page knows, as a call of a tool has them, with what stands between two of a name. */
const pair = /<([a-z_|][\w:|-]{0,40})(?:\s[^<>]{0,500})?>[^<>]{0,2000}<[/|]\1>/giu;
const single = /<[/!?|]?[a-z_][^<>@]{0,500}>/giu;

export function holdsTag(text: string): boolean {
  return text.search(single) !== -1;
}

/** The text without them, but for those that are to stay, and what went. */
export function withoutTags(text: string, isOwn: (tag: string) => boolean): [string, string[]] {
  const gone: string[] = [];
  const cut = (tag: string) => {
    if (isOwn(tag)) return tag;
    gone.push(tag);
    return '';
  };
  return [text.replace(pair, cut).replace(single, cut), gone];
}
