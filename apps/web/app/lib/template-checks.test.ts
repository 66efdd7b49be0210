import { expect, it } from 'vitest';
import { tagProblem } from './template-checks.ts';

it('takes ten tags of 30 letters, digits, spaces, hyphens and underscores', () => {
  expect(tagProblem('après-ski_1 2', [])).toBeNull();
  expect(tagProblem('x'.repeat(31), [])).toMatch('at most 30');
  expect(tagProblem('a.b', [])).toMatch('letters, digits');
  expect(tagProblem('eleventh', Array.from({ length: 10 }, String))).toBe(
    'Too many tags (maximum 10)',
  );
});
