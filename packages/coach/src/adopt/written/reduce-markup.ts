import { type Mask, findEntities, findHtml, findMarkdown } from '../../document/markup.ts';
import { withoutOverlaps } from '../../document/stretch.ts';
import { type Sources, isTraceable } from '../facts/sources.ts';
import type { Stripped } from './strip-chatter.ts';

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
