import { describe, expect, it } from 'vitest';
import { lengths } from '../../constants/lengths.ts';
import {
  changeBetween,
  changedChoices,
  joinChanges,
  RewriteChoicesChange,
  type RewriteChoices,
} from './rewrite-choices.ts';

const before: RewriteChoices = { put_back: ['a'], subject: null, blanks: { seconds: '9' } };
const after: RewriteChoices = { put_back: ['b'], subject: 'Ovens', blanks: { name: 'Tom' } };

describe('a change of choices', () => {
  it('names what was decided between two, and brings the one to the other', () => {
    const change = changeBetween(before, after);
    expect(change).toEqual({
      put_back: { a: false, b: true },
      subject: 'Ovens',
      blanks: { seconds: null, name: 'Tom' },
    });
    expect(changedChoices(before, change)).toEqual(after);
    expect(changeBetween(after, after)).toEqual({});
  });

  it('is joined with a later one, which holds where both name the same', () => {
    const joined = joinChanges(changeBetween(before, after), { put_back: { b: false } });
    expect(changedChoices(before, joined)).toEqual({ ...after, put_back: [] });
  });

  it.each([
    ['no line', ''],
    ['two lines', 'Ovens\nBcc: all'],
    ['more than a line', 'x'.repeat(lengths.templateSubject + 1)],
  ])('refuses a subject of %s', (_, subject) => {
    expect(RewriteChoicesChange.safeParse({ subject }).success).toBe(false);
    expect(RewriteChoicesChange.safeParse({ subject: null }).success).toBe(true);
  });
});
