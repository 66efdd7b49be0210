import { expect, it } from 'vitest';
import { byteText } from './data-section.tsx';

it.each([
  [1, '1 kB'],
  [340_000, '340 kB'],
  [1_240_000, '1.2 MB'],
])('calls %i bytes %s', (bytes, text) => {
  expect(byteText(bytes)).toBe(text);
});
