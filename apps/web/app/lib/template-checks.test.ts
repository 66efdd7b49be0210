import { expect, it } from 'vitest';
import { tagProblem, tagsProblem } from './template-checks.ts';

it('takes ten tags of 30 letters, digits, spaces, hyphens and underscores', () => {
  expect(tagProblem('après-ski_1 2', [])).toBeNull();
  expect(tagProblem('x'.repeat(31), [])).toMatch('at most 30');
  expect(tagProblem('a.b', [])).toMatch('letters, digits');
  expect(tagProblem('eleventh', Array.from({ length: 10 }, String))).toBe(
    'Too many tags (maximum 10)',
  );
});

it('takes the tags that are there already as they are, and checks what was added', () => {
  const imported = ['a & b', ...Array.from({ length: 12 }, String)];
  expect(tagsProblem(imported, imported)).toBeNull();
  expect(tagsProblem([...imported, 'shops'], imported)).toBe('Too many tags (maximum 10)');
  expect(tagsProblem(['a & b', 'c & d'], imported)).toMatch('letters, digits');
  expect(tagsProblem(['x<y'], ['x<y'])).toBe('A tag cannot contain < or >.');
});
