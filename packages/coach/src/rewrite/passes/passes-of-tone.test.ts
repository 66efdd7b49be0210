import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import type { Tone } from '../../lexicon/tones/tones.ts';
import { passesOfTone } from './tone.ts';

function inTone(tone: Tone, body: string): string {
  return passesOfTone[tone].reduce((text, pass) => applyPass(pass, text), body);
}

const letter = (greeting: string, text: string, close: string) =>
  `${greeting}\n\n${text}\n\n${close}\nNora`;

describe('a professional tone', () => {
  it.each([
    ['Hey Tom,', 'We wanna show you loads of ovens.', 'Cheers,'],
    ['Hello Tom,', 'We want to show you a lot of ovens.', 'Kind regards,'],
  ])('is %s … %s … %s in the end', (...parts) => {
    expect(inTone('professional', letter(...parts))).toBe(
      letter('Hello Tom,', 'We want to show you a lot of ovens.', 'Kind regards,'),
    );
  });

  it.each(['Hi Tom,', 'Dear Tom,'])('leaves %s and contractions alone', (greeting) => {
    const body = letter(greeting, 'We don’t bake on Mondays.', 'Thanks,');
    expect(inTone('professional', body)).toBe(body);
  });
});

describe.each(['friendly', 'casual'] as const)('a %s tone', (tone) => {
  it.each([
    ['We do not bake there.', "We don't bake there."],
    ['I am in Leeds. It is cold.', "I'm in Leeds. It's cold."],
    ['Prior to May we cannot come.', "Before May we can't come."],
    ['This isn’t it. You are right.', 'This isn’t it. You’re right.'],
  ])('turns %j into %j', (before, after) => {
    expect(inTone(tone, before)).toBe(after);
  });

  it.each([
    'Yes, I am.',
    'Is it as warm as it is now?',
    'We know where you are today.',
    'It does not only bake.',
    'I am, as ever, late.',
  ])('leaves %j alone', (body) => {
    expect(inTone(tone, body)).toBe(body);
  });

  it('greets with Hi, but a doctor as before', () => {
    expect(inTone(tone, letter('Dear Tom,', 'Bread is warm.', 'Thanks,'))).toMatch(/^Hi Tom,/u);
    expect(inTone(tone, letter('Dear Dr Keane,', 'Bread is warm.', 'Thanks,'))).toMatch(
      /^Dear Dr/u,
    );
  });

  it('takes leave less stiffly', () => {
    expect(inTone(tone, letter('Hi Tom,', 'Bread is warm.', 'Yours sincerely,'))).toMatch(
      tone === 'casual' ? /\n\nCheers,\nNora$/u : /\n\nAll the best,\nNora$/u,
    );
  });
});

describe('a consultative tone', () => {
  it.each([
    ['You should move the oven.', 'You could move the oven.'],
    ['We recommend that you move it.', 'You could move it.'],
    [
      'You should move the oven. Is the yard free on Mondays?',
      'Is the yard free on Mondays? You could move the oven.',
    ],
  ])('turns %j into %j', (before, after) => {
    expect(inTone('consultative', before)).toBe(after);
  });

  it.each([
    'You should have received it.',
    'If you need to move it, write.',
    'You need to be sure.',
    'You could move the oven. Would that help?',
  ])('leaves %j alone', (body) => {
    expect(inTone('consultative', body)).toBe(body);
  });
});
