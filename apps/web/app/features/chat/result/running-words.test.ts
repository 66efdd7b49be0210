import { expect, it } from 'vitest';
import { runningWordsOf } from './growing-text.tsx';

it('calls what is scored of a brief the coach’s, not the writer’s', () => {
  const brief = 'Write a cold email from this brief.\n\nAudience: Bakers in Leeds';
  expect(runningWordsOf(brief).scored).toBe('The coach’s version');
  expect(runningWordsOf('Hi Tom,\n\nthe checkout is slow.').scored).toBe('Your text');
});
