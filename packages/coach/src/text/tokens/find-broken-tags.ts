import type { BrokenTag } from '../email.ts';
import { blankOut, matchesOf, stretchOf, withoutOverlaps } from '../words/stretch.ts';
import { findVisible } from '../words/visible.ts';
import { findBlanks } from './find-blanks.ts';
import { findMergeTags } from './find-merge-tags.ts';
import { fieldLength, isField } from './merge-field.ts';

const closers: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['{{', '}}'],
  ['{{{', '}}}'],
  ['[', ']'],
  ['[[', ']]'],
  ['<', '>'],
  ['<<', '>>'],
  ['*|', '|*'],
  ['%', '%'],
  ['%%', '%%'],
]);
const openers = new Map(Array.from(closers, ([open, close]) => [close, open]));

const bracketed =
  /(\{\s?\{{0,2}|\[{1,2}|<{1,2}|\*\||%{1,2})([^{}[\]<>%\n]{1,60}?)\)?(\}(?:\s?\}){0,2}|\]{1,2}|>{1,2}|\|\*|%{1,2})/gu;
const unclosed = /(\{\{|\{|\[\[|\[|<<|\*\|)( ?)([\p{L}_][\p{L}\p{N}_. ]{0,40})/gu;
const closing = /\}\}|\}|\]\]|\]|\|\*/gu;
const beforeClosing = /[\p{L}\p{N}_. ]*$/u;
const longestField = 42;

/**
 * Merge tags that no mail program fills because a bracket is missing or does not match: `{{first_name}`,
 * `{first_name}}`, `{{ first name`. In reading order, apart from the sound ones.
 */
export function findBrokenTags(text: string): BrokenTag[] {
  if (!/[{}[\]<>%|]/u.test(text)) return [];
  return findVisible(text, (visible) => {
    const unsound = blankOut(visible, [...findMergeTags(visible), ...findBlanks(visible)]);
    const rest = blankOut(unsound, matchesOf(unsound, bracketed));
    return withoutOverlaps([...mismatchedIn(unsound), ...unclosedIn(rest), ...unopenedIn(rest)]);
  });
}

function mismatchedIn(text: string): BrokenTag[] {
  return Array.from(text.matchAll(bracketed)).flatMap((match) => {
    const [whole, open = '', inner = '', close = ''] = match;
    if (whole === open + inner + (closers.get(open) ?? '')) return [];
    const kind = meantBy(withoutSpace(open), openers.get(withoutSpace(close)) ?? '');
    const [name = ''] = inner.split('|');
    if (kind !== '{{' && !isField(name)) return [];
    const mended = inTag(kind, inner);
    return [{ ...stretchOf(text, match.index, match.index + whole.length), mended }];
  });
}

function unclosedIn(text: string): BrokenTag[] {
  return Array.from(text.matchAll(unclosed)).flatMap(
    ({ index, 1: open = '', 2: gap = '', 3: name = '' }) => {
      const words = name.split(' ');
      const length = fieldLength(words);
      const field = words.slice(0, Math.max(length, open === '{{' ? 1 : 0)).join(' ');
      if (field === '') return [];
      const end = index + open.length + gap.length + field.length;
      return [{ ...stretchOf(text, index, end), mended: inTag(open, gap + field + gap) }];
    },
  );
}

function unopenedIn(text: string): BrokenTag[] {
  return Array.from(text.matchAll(closing)).flatMap(({ index, 0: close }) => {
    const before = beforeClosing.exec(text.slice(Math.max(0, index - longestField), index))?.[0];
    const gap = before?.endsWith(' ') === true ? ' ' : '';
    const words = (before ?? '').trimEnd().split(' ').reverse();
    const field = words.slice(0, fieldLength(words)).reverse().join(' ');
    if (field === '' || (close.length < 2 && !/[_ ]/u.test(field))) return [];
    const start = index - gap.length - field.length;
    const mended = inTag(openers.get(close) ?? '{{', gap + field + gap);
    return [{ ...stretchOf(text, start, index + close.length), mended }];
  });
}

/** Double braces where either side has them, since they mean nothing else; the longer bracket otherwise. */
function meantBy(open: string, opensToo: string): string {
  if (open === '{{' || opensToo === '{{') return '{{';
  return opensToo.length > open.length ? opensToo : open;
}

function inTag(open: string, inner: string): string {
  return open + inner + (closers.get(open) ?? '');
}

function withoutSpace(bracket: string): string {
  return bracket.replace(/\s/gu, '');
}
