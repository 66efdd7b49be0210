import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { askCount } from './ask-count.ts';

const on = (ask: string) => check(askCount, goodEmail({ ask }));

describe('the number of asks', () => {
  it('is silent on one ask, and on a small question beside it', () => {
    expect(on('Worth a look?')).toBeNull();
    expect(on('Which oven do you use in Leeds? Would a tray of samples be of use?')).toBeNull();
  });

  it('is silent when the same meeting is asked for twice', () => {
    expect(on('Can we have a quick call? Are you free on Tuesday?')).toBeNull();
  });

  it('costs half for a second kind of ask and all for a third', () => {
    expect(on('Do you have time for a call on Monday? Or point me to someone else.')?.loss).toBe(
      0.5,
    );
    const three = on(
      'Would you be available for a 30-minute call on Tuesday? You can also book a slot in my calendar, or point me to someone else.',
    );
    expect(three).toMatchObject({
      loss: 1,
      quotes: [
        '30-minute call on Tuesday',
        'book a slot in my calendar',
        'point me to someone else',
      ],
    });
  });

  it('counts every job that a question asks for', () => {
    expect(on('Would you swap the link? Could you share the chart?')?.loss).toBe(0.5);
    expect(
      on('Would you swap the link? Could you share the chart? May I write a post?')?.loss,
    ).toBe(1);
    expect(on('Would you like the chart? Is it the right size?')).toBeNull();
  });

  it('never costs more than all', () => {
    const found = on(
      'Are you free for a call on Tuesday? Could you book a slot in my calendar? Or point me to someone else?',
    );
    expect(found?.loss).toBe(1);
  });

  it('costs for a questionnaire', () => {
    const found = on('Who bakes? How many a day? Which oven? What price? Who delivers?');
    expect(found?.quotes).toHaveLength(5);
    expect(found?.reason).toContain('5 questions');
  });

  it.each([
    [2, 0],
    [3, 0.25],
    [4, 0.425],
    [5, 0.6],
    [7, 0.6 + 0.8 / 3],
    [8, 1],
    [9, 1],
  ])('%i small questions cost %f', (count, loss) => {
    const questions = Array.from({ length: count }, (_, at) => `Which oven is number ${at}?`);
    expect(on(questions.join(' '))?.loss ?? 0).toBeCloseTo(loss, 6);
  });
});
