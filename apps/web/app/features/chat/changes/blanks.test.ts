import { expect, it } from 'vitest';
import { blanksIn } from './choices.ts';

it('names each blank once, however it is spelt', () => {
  const text = '[fill in: name], I waited [Fill in:seconds] and [fill in: name] waited.';
  expect(blanksIn(text)).toEqual(['name', 'seconds']);
});
