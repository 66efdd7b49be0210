import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseScreens } from './screens.ts';

const folder = join(import.meta.dirname, '../../apps/web/app/features/marketing/gallery/pictures');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(avif|webp)$/u.test(path))
  .map((path) => ({ path, bytes: statSync(join(folder, path)).size }));

it('keeps every screen at two widths and in part, in two themes and two formats', () => {
  const expected = chooseScreens([]).flatMap(({ id }) =>
    ['thumb', 'large', 'phone'].flatMap((size) =>
      ['light', 'dark'].flatMap((theme) =>
        ['avif', 'webp'].map((format) => join(id, `${size}-${theme}.${format}`)),
      ),
    ),
  );
  expect(files.map(({ path }) => path).sort()).toEqual(expected.sort());
});

it('keeps the pictures light', () => {
  const thumbs = files.filter(({ path }) => path.includes('thumb'));
  expect(thumbs.filter(({ bytes }) => bytes > 25_000)).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(4_200_000);
});

it('takes the screens that are named, and refuses a name that is none', () => {
  expect(chooseScreens(['progress', 'word-diff']).map(({ id }) => id)).toEqual([
    'word-diff',
    'progress',
  ]);
  expect(() => chooseScreens(['Progress'])).toThrow('There is no screen Progress');
});
