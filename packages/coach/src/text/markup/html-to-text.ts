import { withoutOverlaps } from '../words/stretch.ts';
import { findEntities } from './find-entities.ts';
import { findHtml } from './find-html.ts';
import type { Mask } from './mask.ts';

const link =
  /<a\b[^<>]*?\bhref\s*=\s*(["']?)([^"'\s<>]+)\1[^<>]*>((?:(?!<\/?a\b)[\s\S]){0,2000})<\/a>/giu;
const image = /<img\b[^<>]*>/giu;
const alternative = /\balt\s*=\s*(["'])([^"'<>]+)\1/iu;
const tag = /<[^<>]*>/gu;

/** HTML source as one would type it: paragraphs, line breaks, bullets, and links with where they lead. */
export function htmlToText(source: string): string {
  const flat = source.replace(/\s+/gu, ' ').replace(link, spellLink).replace(image, spellImage);
  const plain = shown(flat, findHtml(flat));
  const decoded = shown(plain, findEntities(plain)).replace(/&lt;/giu, '<').replace(/&gt;/giu, '>');
  return decoded
    .split('\n')
    .map((line) => line.replace(/ +/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function shown(text: string, masks: readonly Mask[]): string {
  let plain = '';
  let from = 0;
  for (const mask of withoutOverlaps(masks)) {
    plain += text.slice(from, mask.start) + mask.shown;
    from = mask.end;
  }
  return plain + text.slice(from);
}

/** "our guide (https://a.example)"; where the words are the address already, the words. */
function spellLink(_whole: string, _quote: string, target: string, label: string): string {
  const bare = (address: string) =>
    address.replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/giu, '').trim();
  const said = label.replace(tag, '').trim();
  if (said === '') return ` ${target} `;
  return bare(said) === bare(target) ? label : `${label} (${target})`;
}

function spellImage(whole: string): string {
  const said = alternative.exec(whole)?.[2]?.trim();
  return said ? `[image: ${said}]` : '';
}
