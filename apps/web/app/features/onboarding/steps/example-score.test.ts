import { score } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { exampleEmail, exampleScore } from './example-score.ts';

it('is what the coach says of the example', () => {
  const { value, lines } = score(exampleEmail);
  expect({
    value,
    lines: lines.map(({ name, points, quote }, at) => ({ number: at + 1, name, points, quote })),
  }).toEqual(exampleScore);
});
