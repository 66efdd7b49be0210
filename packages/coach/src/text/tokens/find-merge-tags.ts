import { htmlElements } from '../../lexicon/html-elements.ts';
import type { Stretch } from '../email.ts';
import { matchesOf, withoutOverlaps } from '../words/stretch.ts';
import { findVisible } from '../words/visible.ts';
import { isField, namesAField } from './merge-field.ts';

const certain = [
  /(?<!\{)\{\{\{[^{}\n]{1,80}\}\}\}(?!\})/gu,
  /(?<!\{)\$?\{\{[^{}\n]{1,80}\}\}(?!\})/gu,
  /(?<!\{\s?)\$?\{[\p{L}_!][^{}\n]{0,60}\}(?!\s?\})/gu,
  /\{%[^{}\n]{1,80}%\}/gu,
  /\*\|[^|\n]{1,60}\|\*/gu,
  /<<[^<>\n]{1,60}>>/gu,
  /\[\[[^[\]\n]{1,40}\]\]/gu,
  /%%[\p{L}_][\p{L}\p{N}_ .-]{0,40}%%/gu,
  /(?<![\p{N}%])%[\p{L}_][\p{L}\p{N}_.-]{0,30}%(?!%)/gu,
  /(?<![{[<|%]\s?)\b(?:first|last|full|company)_name\b(?!\s?[}\]>|%)])/giu,
  /\((?:First|Last|Full|Company|Contact|Your) [Nn]ame\)/gu,
];
const squared = /(?<!\[)\[[^[\]\n]{1,40}\](?![(\]])/gu;
const angled = /(?<!<)<\p{L}[^<>\n/="]{0,40}>(?!>)/gu;
const underscored = /__\p{L}[\p{L}\p{N}_ ]{0,40}__/gu;

/** `{{x}}`, `{x}`, `${x}`, `*|X|*`, `<<x>>`, `%X%`, `[First Name]` and their like, in reading order. */
export function findMergeTags(text: string): Stretch[] {
  return findVisible(text, (visible) =>
    withoutOverlaps([
      ...certain.flatMap((shape) => matchesOf(visible, shape)),
      ...matchesOf(visible, squared).filter((tag) => namesAField(tag.text)),
      ...matchesOf(visible, underscored).filter((tag) => isField(tag.text)),
      ...matchesOf(visible, angled).filter((tag) => isField(tag.text) && !isHtml(tag.text)),
    ]),
  );
}

function isHtml(tag: string): boolean {
  return htmlElements.has(tag.slice(1, -1).trim().toLowerCase());
}
