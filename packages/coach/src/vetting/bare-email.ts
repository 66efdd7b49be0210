import { type Repair, type Written, repairsOf } from './outcome.ts';
import { type Sources, isTraceable } from './facts.ts';
import { plainText } from './units.ts';
import { findBlanks } from '../blanks.ts';
import { findMergeTags } from '../document/merge-tags.ts';
import type { Email } from '../document/email.ts';
import { type Mask, findEntities, findHtml } from '../document/html.ts';
import { findMarkdown } from '../document/markup.ts';
import { matchesOf, replaceStretches, stretchOf, withoutOverlaps } from '../document/stretch.ts';

/** A written email without what was said around it. */
type Stripped = Written & { readonly repaired: readonly Repair[] };

/** An assistant speaks of the text, of itself, or refuses. */
const ofTheText =
  /\b(?:as an ai|(?:ai|language) model|system prompt|(?:your|this|the) (?:email|draft|subject line|message|version) (?:is|was|could|should|would|has|uses|needs|reads|lacks|looks|scores)|(?:can(?:['’]t|not)|unable to|won['’]t) (?:help|assist|comply|write|rewrite|create|generate|provide))\b/iu;

export function isAboutTheText(text: string): boolean {
  return ofTheText.test(text);
}

/** What stands around an email, with the email as `inside`. */
const wrappers = [
  /^(?:sure|certainly|of course|absolutely|okay|ok|got it|no problem)\b(?![^\n]{0,80},[ \t]*\n)[^\n]{0,300}[.!:…—][ \t]*(?:\n|$)(?<inside>[^]*)$/iu,
  /^(?:here(?:['’]s| is| are)|below is|this is|i(?:['’]ve| have))\b[^\n]{0,240}:[ \t]*(?:\n|$)(?<inside>[^]*)$/iu,
  /^\W{0,4}(?:[\p{L}-]{1,12} ){0,2}(?:email|message|body|version|draft|option|rewrite)(?: (?:\d|[a-c]))?\W{0,4}:\W{0,3}(?:\n|$)(?<inside>[^]*)$/iu,
  /```[\w-]{0,20}[ \t]*\n(?<inside>[^]*?)(?:\n[ \t]*```|$)/u,
  /^\W{0,4}subject(?: line)?\W{0,3}:[ \t*]{0,4}(?<subject>[^\n]{0,300})(?:\n+|$)(?<inside>[^]*)$/iu,
  /^"(?<inside>[^"]*)"$/u,
  /^“(?<inside>[^“”]*)”$/u,
];
const quotedLines = /^(?:>[^\n]*(?:\n|$))+$/u;
const mostLayers = 4;

/** Takes away what was said to the writer, fences, labels and quotation marks around an email; what the draft says stays. */
export function stripChatter({ subject, body }: Written, draft = ''): Stripped {
  const own = plainText(draft);
  const repaired: Repair[] = [];
  let text = body.replace(/\r\n?/gu, '\n').trim();
  let line = subject;
  const keep = (inside: string, removed: string) => {
    if (
      inside === '' ||
      inside === text ||
      (/\p{L}/u.test(removed) && own.includes(plainText(removed)))
    )
      return false;
    repaired.push({ kind: 'chatter', text: removed.slice(0, 200) });
    text = inside;
    return true;
  };
  for (let layer = 0; layer < mostLayers; layer += 1) {
    for (const wrapper of wrappers) {
      const groups = wrapper.exec(text)?.groups;
      const inside = groups?.inside?.trim() ?? '';
      const isKept = keep(
        inside,
        text
          .replace(inside, () => ' … ')
          .replace(/ … $/u, '')
          .trim(),
      );
      if (isKept && (line ?? '').trim() === '') line = groups?.subject ?? line;
    }
    if (quotedLines.test(text)) keep(text.replace(/^>[ \t]?/gmu, '').trim(), '>');
  }
  const bare = line?.replace(/^\s*\**subject(?: line)?\**\s*:\s*/iu, '');
  return {
    subject: bare === undefined || bare === subject ? subject : plainLine(bare),
    body: text,
    repaired,
  };
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
/** Tags that no page knows, as a call of a tool has them, with what stands between two of a name. */
const tagPair = /<([a-z_|][\w:|-]{0,40})(?:\s[^<>]{0,500})?>[^<>]{0,2000}<[/|]\1>/giu;
const tag = /<[/!?|]?[a-z_][^<>@]{0,500}>/giu;

export function holdsTag(text: string): boolean {
  return text.search(tag) !== -1;
}

/** Markup, and what is to stand in its place: nothing for pictures and scripts, of links the words, and an address that has a source. */
function markupIn(text: string, sources: Sources): Mask[] {
  const found = (pattern: RegExp, shown: (one: string, other: string) => string): Mask[] =>
    Array.from(text.matchAll(pattern), ({ index, 0: whole, 1: one = '', 2: other = '' }) => ({
      ...stretchOf(text, index, index + whole.length),
      shown: shown(one, other),
    }));
  const linked = (target: string, words: string) => {
    if (!isTraceable(sources, { kind: 'link', text: target })) return words;
    return words.includes(target) || words === '' ? target : `${words} (${target})`;
  };
  const html = findHtml(text);
  return [
    ...found(markdownLink, (words, target) => linked(target, words)),
    ...found(htmlLink, linked),
    ...found(/<((?:https?:\/\/|mailto:)[^\s<>]{1,1000})>/gu, (target) => linked(target, '')),
    ...found(/!\[[^\]\n]{0,200}\]\([^)\n]{0,1000}\)/gu, () => ''),
    ...(html.length > 0 ? html : findMarkdown(text).masks),
    ...found(/^[ \t]{0,3}#{1,6}[ \t]+/gmu, () => ''),
    ...found(/`([^`\n]{1,200})`/gu, (words) => words),
    ...findEntities(text),
  ];
}

function unknownTags(text: string): Mask[] {
  const tags = withoutOverlaps([tagPair, tag].flatMap((shape) => matchesOf(text, shape)));
  return tags
    .filter((one) => findMergeTags(one.text).length + findBlanks(one.text).length === 0)
    .map((one) => ({ ...one, shown: '' }));
}

const mostPasses = 4;

/** Markup that the draft does not have becomes plain text; with `unknown` tags that no page knows go as well, but for merge tags. */
export function reduceMarkup(
  { subject, body, repaired }: Stripped,
  draft: string,
  sources: Sources,
  unknown: 'keep' | 'cut' = 'keep',
): Stripped {
  const strippedTexts = new Set<string>();
  let text = body;
  for (let pass = 0; pass < mostPasses && mayHoldMarkup.test(text); pass += 1) {
    const isForeign = (mask: Mask) => !draft.includes(mask.text);
    const known = withoutOverlaps(markupIn(text, sources).filter(isForeign));
    const foreign = known.length === 0 && unknown === 'cut' ? unknownTags(text) : known;
    if (foreign.length === 0) break;
    for (const mask of foreign) strippedTexts.add(mask.text.slice(0, 200));
    text = tidied(replaceStretches(text, foreign));
  }
  return {
    subject,
    body: text,
    repaired: [
      ...repaired,
      ...repairsOf(
        'markup',
        [...strippedTexts].map((one) => ({ text: one })),
      ),
    ],
  };
}

/** Without space at the ends of lines and more than one empty line. */
export function tidied(text: string): string {
  return text
    .replace(/(?<![ \t])[ \t]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const mostLinesBefore = 12;
const greets = /^(?:hi|hello|hey|dear|good \p{L}+|greetings)\b[^\n]{0,60},\s*$/iu;

/** Cuts what stands before the greeting and after the signature, where the draft has nothing. */
function cutAround(written: Stripped, { greeting, signature, ...own }: Email): Stripped {
  const repaired = [...written.repaired];
  const keep = (remaining: string, removed: string): string => {
    if (removed.trim() === '') return remaining;
    repaired.push({ kind: 'chatter', text: removed.trim() });
    return remaining.trim();
  };
  let { body } = written;
  if (greeting?.start === own.body.search(/\S/u)) {
    const lines = body.split('\n');
    const head = lines.slice(0, mostLinesBefore);
    const same = head.findIndex((line) => plainText(line) === plainText(greeting.text));
    const at = same === -1 ? head.findIndex((line) => greets.test(line.trim())) : same;
    if (at > 0) body = keep(lines.slice(at).join('\n'), lines.slice(0, at).join('\n'));
  }
  if (signature && own.body.trimEnd().endsWith(signature.text)) {
    const at = body.lastIndexOf(signature.text);
    const end = at + signature.text.length;
    if (at > 0) body = keep(body.slice(0, end), body.slice(end));
  }
  return { ...written, body, repaired };
}

/** The email itself out of what another hand returned: no chatter, labels, fences, notes or foreign markup. */
export function bareEmail(written: Written, own: Email, sources: Sources): Stripped {
  const first = stripChatter(written, own.body);
  const plain = reduceMarkup(first, own.body, sources);
  const again = stripChatter(plain, own.body);
  return cutAround({ ...again, repaired: [...plain.repaired, ...again.repaired] }, own);
}
