import { describe, expect, it } from 'vitest';
import { lengths } from '../lengths.ts';
import { RewriteChoices, RewriteChoicesChange } from './chat.ts';
import { byUse, changeBetween, changedChoices, joinChanges } from './rewrite-choices.ts';

const before: RewriteChoices = {
  ...{ put_back: ['a'], taken: ['offer 1'], subject: null },
  ...{ blanks: { seconds: '9' }, answers: { greeting: 'Priya', sender: 'We fit kitchens.' } },
};
const after: RewriteChoices = {
  ...{ put_back: ['b'], taken: ['offer 2'], subject: 'Ovens' },
  ...{ blanks: { name: 'Tom' }, answers: { sender: 'I fit kitchens.', relevance: 'One oven.' } },
};

describe('a change of choices', () => {
  it('names what was decided between two, and brings the one to the other', () => {
    const change = changeBetween(before, after);
    expect(change).toEqual({
      put_back: { a: false, b: true },
      taken: { 'offer 1': false, 'offer 2': true },
      subject: 'Ovens',
      blanks: { seconds: null, name: 'Tom' },
      answers: { greeting: null, sender: 'I fit kitchens.', relevance: 'One oven.' },
    });
    expect(changedChoices(before, change)).toEqual(after);
    expect(changeBetween(after, after)).toEqual({});
  });

  it('changes only what it names', () => {
    const { put_back, subject, blanks } = before;
    const change = { taken: { 'offer 2': true }, answers: { greeting: null } };
    expect(changedChoices(before, change)).toEqual({
      ...{ put_back, subject, blanks, taken: ['offer 1', 'offer 2'] },
      answers: { sender: 'We fit kitchens.' },
    });
    expect(changedChoices(before, { put_back: { a: false } })).toEqual({ ...before, put_back: [] });
    expect(changedChoices(null, change)).toEqual({
      ...{ put_back: [], subject: null, blanks: {}, taken: ['offer 2'], answers: {} },
    });
  });

  it('is joined with a later one, which holds where both name the same', () => {
    const later = {
      put_back: { b: false },
      taken: { 'offer 2': false },
      answers: { sender: null, greeting: 'Tom' },
    };
    const joined = joinChanges(changeBetween(before, after), later);
    expect(changedChoices(before, joined)).toEqual({
      ...{ ...after, put_back: [], taken: [] },
      answers: { relevance: 'One oven.', greeting: 'Tom' },
    });
    expect(joinChanges({}, { taken: {}, answers: {} })).toEqual({});
  });

  it('has answers as long as what fills a blank', () => {
    const longest = 'x'.repeat(lengths.blankValue);
    const isRead = (answer: string) =>
      RewriteChoicesChange.safeParse({ answers: { greeting: answer } }).success;
    expect([isRead(longest), isRead(`${longest}x`), isRead('bell \u0007')]).toEqual([
      ...[true, false, false],
    ]);
    const long = { ['x'.repeat(41)]: true };
    expect(RewriteChoicesChange.safeParse({ taken: long }).success).toBe(false);
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

describe('choices', () => {
  const { put_back, subject, blanks } = before;

  it('that were kept before there were offers and questions took and answered none', () => {
    const stored = { put_back, subject, blanks };
    expect(RewriteChoices.parse(stored)).toEqual({ ...stored, taken: [], answers: {} });
  });

  it('are so many at most', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at));
    const isRead = (taken: string[], answered: string[]) => {
      const answers = Object.fromEntries(answered.map((id) => [id, 'Yes.']));
      return RewriteChoices.safeParse({ ...before, taken, answers }).success;
    };
    const most = ids(lengths.rewriteChoices);
    const more = ids(lengths.rewriteChoices + 1);
    expect([isRead(most, most), isRead(more, []), isRead([], more)]).toEqual([true, false, false]);
  });
});

const moment = (hour: number) => `2020-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const came = (hour: number) => ({ created_at: moment(hour), chosen_at: null });
const chosen = (at: number, hour: number) => ({
  created_at: moment(at),
  chosen_at: moment(hour),
});

it('puts what came last first', () => {
  const [early, late] = [came(1), came(2)];
  expect(byUse([early, late])).toEqual([late, early]);
  expect(byUse([late, early])).toEqual([late, early]);
});

it('puts what was chosen before all that came earlier, until something new comes', () => {
  const [first, second] = [chosen(1, 3), came(2)];
  expect(byUse([first, second])[0]).toBe(first);
  const third = came(4);
  expect(byUse([first, second, third])).toEqual([third, first, second]);
});

it('takes the last of those of one moment, whether it came or was chosen then', () => {
  const [one, other] = [chosen(1, 3), came(3)];
  expect(byUse([one, other])[0]).toBe(other);
  expect(byUse([other, one])[0]).toBe(one);
});

it('knows moments as text and as dates', () => {
  const stored = { created_at: new Date(moment(2)), chosen_at: null };
  expect(byUse([stored, came(1)])[0]).toBe(stored);
});

it('has nothing in use where there is no rewrite', () => {
  expect(byUse([])).toEqual([]);
});
