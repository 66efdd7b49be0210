import { expect, it } from 'vitest';
import { acceptedPackings } from './site.ts';

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0, gzip;q=0', []],
  ['br;q=0.5, gzip;q=0.9', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['br;q=0, *', ['gzip']],
  ['*;q=0', []],
  ['brotli, x-gzip', []],
])('%o asks for %o', (header, packings) => {
  expect(acceptedPackings(header)).toEqual(packings);
});
