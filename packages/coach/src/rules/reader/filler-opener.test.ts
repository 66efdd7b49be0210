import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { fillerOpener } from './filler-opener.ts';

const on = (opening: string) => check(fillerOpener, goodEmail({ opening }));

describe('filler opener', () => {
  it('quotes a stock first sentence and claims no more than is known', () => {
    const found = on('I hope this email finds you well. Your café opened in March.');
    expect(found).toMatchObject({ loss: 1, quotes: ['I hope this email finds you well.'] });
    expect(found?.reason).toContain('No study found');
  });

  it('is silent on a short courtesy', () => {
    expect(on('Hope you’re well! Your café opened in March.')).toBeNull();
  });

  it('is silent up to six words', () => {
    expect(on('I hope you are doing well. Your café opened in March.')).toBeNull();
    expect(on('I hope you are doing well today. Your café opened in March.')).not.toBeNull();
  });

  it('looks at the first eight words', () => {
    expect(on('Good morning from York, hope you are well there.')).not.toBeNull();
    expect(on('Good morning from York, we hope you are well there.')).toBeNull();
  });

  it('is silent when it stands later, or when the first sentence has a fact', () => {
    expect(on('Your café opened in March. I am writing to you about ovens today.')).toBeNull();
    expect(on('I saw your second café open in Leeds in March.')).toBeNull();
  });
});
