import type { Mend, Written } from './adoption.ts';
import { tellingStems } from './facts.ts';
import { isTraceable } from './sources.ts';
import { type Sources } from './facts.ts';
import { plainText } from './units.ts';
import type { Email } from '../document/email.ts';
import { type Mask, findEntities, findHtml, findMarkdown } from '../document/markup.ts';
import { withoutOverlaps } from '../document/stretch.ts';
import { closingChatter, furtherVersion, openingChatter } from '../lexicon/adopt/chatter.ts';

const mayHoldMarkup = /[<&*`#]|\]\(/u;
const htmlLink =
  /<a\b[^<>]{0,1000}?\bhref\s*=\s*["']?([^"'\s>]{1,1000})[^<>]{0,1000}>([^<>]{0,300})<\/a>/giu;
const markdownLink =
  /(?<!!)\[([^[\]\n]{1,200})\]\(\s*<?([^()\s<>]{1,1000})>?(?:\s+"[^"\n]{0,200}")?\s*\)/gu;
const markdownImage = /!\[[^\]\n]{0,200}\]\([^)\n]{0,1000}\)/gu;
const barePointed = /<((?:https?:\/\/|mailto:)[^\s<>]{1,1000})>/gu;
const heading = /^[ \t]{0,3}#{1,6}[ \t]+/gmu;
const code = /`([^`\n]{1,200})`/gu;

/** Markup that the draft does not have becomes plain text; pictures and scripts vanish, links keep an address with a source. */
export function reduceMarkup(written: Stripped, draft: string, sources: Sources): Stripped {
  const { body } = written;
  if (!mayHoldMarkup.test(body)) return written;
  const gone: string[] = [];
  const reduce = (text: string, pattern: RegExp, shown: (...groups: string[]) => string): string =>
    text.replace(pattern, (whole: string, ...groups: unknown[]) => {
      if (draft.includes(whole)) return whole;
      gone.push(whole);
      return shown(...groups.filter((group) => typeof group === 'string'));
    });
  const linked = (target = '', words = ''): string => {
    if (!isTraceable(sources, { kind: 'link', text: target })) return words;
    return words.includes(target) || words === '' ? target : `${words} (${target})`;
  };
  const mask = (text: string, masks: readonly Mask[]): string => {
    const parts: string[] = [];
    let from = 0;
    for (const { start, end, shown, text: whole } of withoutOverlaps(masks)) {
      if (draft.includes(whole)) continue;
      gone.push(whole);
      parts.push(text.slice(from, start), shown);
      from = end;
    }
    return [...parts, text.slice(from)].join('');
  };
  let text = reduce(body, markdownImage, () => '');
  text = reduce(text, markdownLink, (words, target) => linked(target, words));
  text = reduce(text, htmlLink, (target, words) => linked(target, words));
  text = reduce(text, barePointed, (target) => linked(target));
  const html = findHtml(text);
  text = mask(text, html);
  if (html.length === 0) text = mask(text, findMarkdown(text).masks);
  text = reduce(text, heading, () => '');
  text = reduce(text, code, (words = '') => words);
  text = mask(text, findEntities(text));
  if (gone.length === 0) return written;
  const tidy = text
    .replace(/(?<![ \t])[ \t]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  const mended = [...new Set(gone)].map(
    (whole) => ({ kind: 'markup', text: whole.slice(0, 200) }) as const,
  );
  return { ...written, body: tidy, mended: [...written.mended, ...mended] };
}

/** A written email without what was said around it. */
type Stripped = Written & { readonly mended: readonly Mend[] };

const fenced = /```[\w-]{0,20}[ \t]*\n([\s\S]*?)(?:\n[ \t]*```|$)/u;
const subjectLine =
  /^\W{0,4}(?:subject(?: line)?|betreff)\W{0,3}:[ \t*]{0,4}([^\n]{0,300})(?:\n+|$)/iu;
const bodyLabel =
  /^\W{0,4}(?:body|email(?: body)?|message(?: body)?)\W{0,3}:[ \t*]{0,4}(?:\n+|$)/iu;
const quoted = /^(?:"([^"]*)"|“([^“”]*)”)$/u;
const quotedLines = /^(?:>[^\n]*(?:\n|$))+$/u;
const mostLayers = 4;

/** Takes away what was said to the writer, fences, labels, quotation marks and notes around an email; what the draft says stays. */
export function stripChatter({ subject, body }: Written, draft = ''): Stripped {
  const own = plainText(draft);
  const mended: Mend[] = [];
  let text = withoutOddBreaks(body);
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
    for (const pattern of openingChatter) cut(pattern);
    unwrap(fenced.exec(text)?.[1]);
    const line = cut(subjectLine)?.[1];
    if (line !== undefined && (found ?? '').trim() === '') found = plainLine(line);
    cut(bodyLabel);
    const inside = quoted.exec(text);
    unwrap(inside?.[1] ?? inside?.[2]);
    if (quotedLines.test(text)) unwrap(text.replace(/^>[ \t]?/gmu, ''));
    if (text === before) break;
  }
  cut(furtherVersion);
  for (const pattern of closingChatter) cut(pattern);
  return { subject: found === null ? null : subjectOf(found), body: text, mended };
}

function withoutOddBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/gu, '\n').trim() : text.trim();
}

/** "Subject:" and quotation marks do not belong to a subject. */
function subjectOf(subject: string): string {
  const bare = subject.replace(/^\s*\**subject(?: line)?\**\s*:\s*/iu, '');
  return bare === subject ? subject : plainLine(bare);
}

function plainLine(line: string): string {
  return line
    .replace(/\*+$/u, '')
    .trim()
    .replace(/^["“](.*)["”]$/u, '$1');
}

const rule = /^[ \t]*(?:-{3,}|\*{3,}|_{3,}|={3,})[ \t]*$/mu;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings)\b[^\n]{0,60},?$/iu;
const mostLinesBefore = 12;
const leastHeld = 0.5;

/** Cuts what stands before the greeting and beyond rule lines, where the draft has neither. */
function cutAround(written: Stripped, own: Email, sources: Sources): Stripped {
  return cutBeforeGreeting(cutBeyondRules(written, own, sources), own);
}

function cutBeyondRules(written: Stripped, own: Email, sources: Sources): Stripped {
  if (rule.test(own.body) || !rule.test(written.body)) return written;
  const parts = written.body.split(new RegExp(rule.source, 'gmu')).map((part) => part.trim());
  const kept = parts.filter((part) => {
    const telling = tellingStems(part);
    const held = telling.filter((stem) => sources.stems.has(stem)).length;
    return telling.length > 0 && held >= telling.length * leastHeld;
  });
  if (kept.length === 0) return written;
  const gone = parts.filter((part) => !kept.includes(part) && part !== '');
  return {
    ...written,
    body: kept.join('\n\n'),
    mended: [...written.mended, ...gone.map((text) => ({ kind: 'chatter', text }) as const)],
  };
}

function cutBeforeGreeting(written: Stripped, { greeting: own, body }: Email): Stripped {
  if (!own || body.slice(0, own.start).trim() !== '') return written;
  const lines = written.body.split('\n', mostLinesBefore);
  const key = plainText(own.text);
  const same = lines.findIndex((line) => plainText(line) === key);
  const at =
    same === -1
      ? lines.findIndex((line) => greeting.test(line.trim()) && /,\s*$/u.test(line))
      : same;
  if (at < 1) return written;
  const head = lines.slice(0, at).join('\n');
  if (head.trim() === '') return written;
  return {
    ...written,
    body: written.body.slice(head.length + 1),
    mended: [...written.mended, { kind: 'chatter', text: head.trim() }],
  };
}

/** The email itself out of what another hand returned: no chatter, labels, fences, notes or foreign markup. */
export function bareEmail(written: Written, own: Email, sources: Sources): Stripped {
  const first = stripChatter(written, own.body);
  const plain = reduceMarkup(first, own.body, sources);
  const again = plain === first ? plain : stripChatter(plain, own.body);
  const mended = again === plain ? plain.mended : [...plain.mended, ...again.mended];
  return cutAround({ ...again, mended }, own, sources);
}

/** Tags that no page knows, as a call of a tool has them, with what stands between two of a name. */
const pair = /<([a-z_|][\w:|-]{0,40})(?:\s[^<>]{0,500})?>[^<>]{0,2000}<[/|]\1>/giu;
const single = /<[/!?|]?[a-z_][^<>@]{0,500}>/giu;

export function holdsTag(text: string): boolean {
  return text.search(single) !== -1;
}

/** The text without them, but for those that are to stay. */
export function withoutTags(
  text: string,
  isOwn: (tag: string) => boolean,
): { readonly text: string; readonly gone: readonly string[] } {
  const gone: string[] = [];
  const cut = (tag: string) => {
    if (isOwn(tag)) return tag;
    gone.push(tag);
    return '';
  };
  return { text: text.replace(pair, cut).replace(single, cut), gone };
}
