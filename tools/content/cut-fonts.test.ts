import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutFonts, pointsIn, rangesOf } from './cut-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'replysmith-fonts-'));
beforeAll(() => cutFonts(folder), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const weigh = (file: string) => readFileSync(join(folder, `${file}.woff2`)).length;

it('writes down the ranges it has read', () => {
  expect(rangesOf(pointsIn('U+0020-0022, U+00E9'))).toBe('U+0020-0022, U+00E9');
});

it('keeps what an English page loads under 80 kB, also with letters of our own names', () => {
  const files = ['text-latin', 'quote-latin', 'headline-latin', 'interface-latin'];
  files.push('text-own-accents', 'text-own-latin-ext');
  expect(files.reduce((sum, file) => sum + weigh(file), 0)).toBeLessThan(80_000);
});

it('gives every letter of a face to one file, so that no text loads two for it', () => {
  const rules = readFileSync(join(folder, 'fonts.css'), 'utf8').split('@font-face').slice(1);
  const text = rules.filter((rule) =>
    /url\(\.\/text-(?:latin|(?:own-)?accents)\.woff2\)/u.test(rule),
  );
  const points = text.flatMap((rule) => {
    const [, ranges = ''] = /unicode-range: ([^;]+);/u.exec(rule) ?? [];
    return pointsIn(ranges);
  });
  expect(text).toHaveLength(3);
  expect(points).toContain('é'.codePointAt(0));
  expect(points).toContain('e'.codePointAt(0));
  expect(new Set(points).size).toBe(points.length);
});

it('gives a cut font no name that its license reserves', async () => {
  const font = readFileSync(join(folder, 'text-latin.woff2'));
  const names = (await subsetFont(font, 'a', { targetFormat: 'sfnt' }))
    .swap16()
    .toString('utf16le');
  expect(names).toContain('Letter Serif 4');
  expect(names.match(/.Source/gu)).toEqual(['‘Source']);
});
