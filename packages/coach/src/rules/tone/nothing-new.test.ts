import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { nothingNew } from './nothing-new.ts';

const thread =
  '\n\nOn Tue, 4 Nov 2025 at 09:12, Marek <m@x.example> wrote:\n> Hi Priya,\n> We bake 120 croissants a day for Laynes and deliver them frozen to Leeds.';
const on = (message: string, below = '', stage: 'first' | 'follow_up' = 'follow_up') =>
  check(nothingNew, {
    subject: 'Ovens',
    body: `Hi Priya,\n\n${message}\n\nThanks,\nMarek${below}`,
    stage,
  });

describe('a follow-up', () => {
  it('costs when it only asks again', () => {
    expect(on('Just bumping this. Did you see my note?')?.loss).toBe(1);
  });

  it('costs when all it says stands in the mail below', () => {
    expect(
      on('We bake 120 croissants a day for Laynes and deliver them frozen.', thread),
    ).not.toBeNull();
  });

  it('is silent on a new figure or name', () => {
    expect(on('Laynes now sells 150 a day.', thread)).toBeNull();
    expect(on('Since May nobody at Laynes starts before 7.')).toBeNull();
  });

  it('is silent when most of its words are new though the names are old', () => {
    const more = 'At Laynes the first shift sleeps until sunrise, because trays thaw overnight.';
    expect(on(more, thread)).toBeNull();
    const mostlyOld = 'At Laynes we bake croissants, deliver frozen, daily.';
    expect(on(mostlyOld, thread)).not.toBeNull();
  });

  it('is silent on a last note, which asks for nothing again', () => {
    expect(on('This is my last note on this. No answer is needed.')).toBeNull();
  });

  it('is not looked for in a first mail or an empty one', () => {
    expect(on('We bake rolls.', '', 'first')).toBeNull();
    expect(check(nothingNew, { subject: null, body: '', stage: 'follow_up' })).toBeNull();
  });
});
