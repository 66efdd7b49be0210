import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseScreens } from './screens.ts';

const features = join(import.meta.dirname, '../../apps/web/app/features');

function picturesIn(folder: string) {
  const path = join(features, folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(avif|webp)$/u.test(name))
    .map((name) => ({ path: name, bytes: statSync(join(path, name)).size }));
}

const files = picturesIn('marketing/gallery/pictures');

it.each([
  ['screen of the landing page', files, chooseScreens([]).map(({ id }) => id)],
  ['picture of the extension', picturesIn('site-texts/pictures'), ['extension']],
])('keeps every %s at two widths and in part, in two themes and two formats', (_, found, ids) => {
  const expected = ids.flatMap((id) =>
    ['thumb', 'large', 'phone'].flatMap((size) =>
      ['light', 'dark'].flatMap((theme) =>
        ['avif', 'webp'].map((format) => join(id, `${size}-${theme}.${format}`)),
      ),
    ),
  );
  expect(found.map(({ path }) => path).sort()).toEqual(expected.sort());
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
