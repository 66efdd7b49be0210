import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type StyleSheet = { readonly path: string; readonly text: string };

export function readStyleSheets(root: string): StyleSheet[] {
  return globSync('apps/web/app/**/*.css', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

const comments = /\/\*.*?\*\//gsu;
/** Also a property of ours that is handed on as one of them, such as `--field-padding`. */
const spacing =
  /(?<![\w-])((?:row-|column-)?gap|(?:padding|margin)[\w-]*|--[\w-]*(?:gap|padding|margin|inset))\s*:\s*([^;{}]+)/gu;
const pixels = /(\d*\.?\d+)px/gu;
/** A hairline, or a nudge that lines something up. */
const finest = 2;
const screenSize = /@media[^{]*\d(?:px|r?em)[^{]*/gu;

/** A sentence for each space that is not one of the theme's, and each screen size of a sheet's own. */
export function brokenSpacings(sheets: readonly StyleSheet[]): string[] {
  return sheets.flatMap(({ path, text }) => {
    const css = text.replaceAll(comments, '');
    const spaces = [...css.matchAll(spacing)].flatMap(([, name = '', value = '']) =>
      isInSteps(value) ? [] : [`${path}: "${name}: ${oneLine(value)}" is not a space of the theme`],
    );
    const sizes = [...css.matchAll(screenSize)].map(
      ([query]) => `${path}: "${oneLine(query)}" is not a size of theme/media.css`,
    );
    return [...spaces, ...sizes];
  });
}

const isInSteps = (value: string) =>
  [...value.matchAll(pixels)].every(([, figure]) => Number(figure) <= finest);

const oneLine = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');
