import { htmlElements } from '../../lexicon/layout/html-elements.ts';
import type { Stretch } from '../email.ts';
import { matchesOf, withoutOverlaps } from '../words/stretch.ts';
import { findVisible } from '../words/visible.ts';
import { isField, namesAField } from './merge-field.ts';

/** Nobody writes these for anything else. */
const certain = [
  /(?<!\{)\{\{\{[^{}\n]{1,80}\}\}\}(?!\})/gu,
  /(?<!\{)[$#]?\{\{[^{}\n]{1,80}\}\}(?!\})/gu,
  /(?<!\{\s?)[$#]?\{\$?[\p{L}_!][^{}\n]{0,60}\}(?!\s?\})/gu,
  /\{%[^{}\n]{1,80}%\}/gu,
  /<%[=-]?[^%<>\n]{1,80}%>/gu,
  /\*\|[^|\n]{1,60}\|\*/gu,
  /<<[^<>\n]{1,60}>>/gu,
  /\[\[[^[\]\n]{1,40}\]\]/gu,
  /%%[\p{L}_][\p{L}\p{N}_ .-]{0,40}%%/gu,
  /(?<![\p{N}%])%[\p{L}_][\p{L}\p{N}_.-]{0,30}%(?!%)/gu,
  /(?<![{[<|%$@#]\s?)\b(?:first|last|full|company)_name\b(?!\s?[}\]>|%)#@])/giu,
  /(?<![{[<|%$@#]\s?)\b(?:FIRSTNAME|LASTNAME)\b(?!\s?[}\]>|%)#@])/gu,
  /(?<=^[ \t]{0,8}(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)) )(?:(?:first|last|full) ?name|[fl]?name|x{2,9}|_{2,30})(?=\s?[,!:;–—-]|\s*$)/gimu,
];
/** Only around the name of a field. */
const aroundField = [
  /__\p{L}[\p{L}\p{N}_ ]{0,40}__/gu,
  /(?<!<)<[ \t]?\p{L}[^<>\n/="]{0,40}>(?!>)/gu,
  /«[ \t]?\p{L}[^«»\n]{0,40}»/gu,
  /&lt;[ \t]?\p{L}[\p{L}_ ]{0,40}&gt;/gu,
  /(?<![\p{L}\p{N}#&])#\p{L}[\p{L}_ ]{0,30}(?<! )#(?![\p{L}\p{N}#])/gu,
  /(?<![\p{L}\p{N}|*])\|\p{L}[\p{L}_ ]{0,30}(?<! )\|(?![\p{L}\p{N}|*])/gu,
  /(?<![\p{L}\p{N}@])@\p{L}[\p{L}_]{2,30}@(?![\p{L}\p{N}@])/gu,
  /(?<![\p{L}\p{N}$])\$\p{L}[\p{L}_]{2,30}(?![\p{L}\p{N}_@]|[.-]\p{L})/gu,
  /(?<=\b(?:hi|hello|hey|dear) )@\p{L}[\p{L}_]{2,30}(?![\p{L}\p{N}_@]|[.-]\p{L})/giu,
];
const squared = /(?<!\[)\[[^[\]\n]{1,40}\](?![(\]])/gu;
const rounded = /\([\p{L}_]{4,12}(?: [\p{L}_]{3,12}){0,2}\)/gu;
const aboutName = /name/iu;

/** `{{x}}`, `{x}`, `${x}`, `*|X|*`, `<<x>>`, `%X%`, `[First Name]` and their like, in reading order. */
export function findMergeTags(text: string): Stretch[] {
  return findVisible(text, (visible) =>
    withoutOverlaps([
      ...certain.flatMap((shape) => matchesOf(visible, shape)),
      ...aroundField
        .flatMap((shape) => matchesOf(visible, shape))
        .filter((tag) => isField(withoutEscapes(tag.text)) && !isHtml(tag.text)),
      ...matchesOf(visible, squared).filter((tag) => namesAField(tag.text)),
      ...matchesOf(visible, rounded).filter((tag) => aboutName.test(tag.text) && isField(tag.text)),
    ]),
  );
}

function isHtml(tag: string): boolean {
  return tag.startsWith('<') && htmlElements.has(tag.slice(1, -1).trim().toLowerCase());
}

function withoutEscapes(tag: string): string {
  return tag.replace(/^&lt;|&gt;$/gu, '');
}
