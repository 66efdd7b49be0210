import { score } from '@replysmith/coach';
import { libraryTemplates } from '@replysmith/library';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { coachHere } from '../../testing/coach-here.ts';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { scoreTemplate, unscored } from './template-rows.ts';

const noModel = { modelOf: () => null, ask: () => Promise.reject(new Error('No model is set.')) };
const ai = createAi(coachHere, noModel);
const log = pino({ level: 'silent' });

const template = {
  subject_line: 'Three slow pages at {{company}}',
  email_content:
    'Hi {{firstName}},\n\nThree pages took {{seconds}} to load.\n\nWant the list?\n\nAda',
  template_variables: [{ name: 'seconds', fallback: null, example: '9 seconds' }],
  stage: null,
};

describe('the score of a template', () => {
  it('is that of its example', async () => {
    const example = score({
      subject: 'Three slow pages at Fernhill',
      body: 'Hi Sarah,\n\nThree pages took 9 seconds to load.\n\nWant the list?\n\nAda',
    });
    expect(await scoreTemplate({ ai, log }, template)).toEqual({
      optimization_score: example.value,
      score_version: example.version,
    });
  });

  it('is what the library says of each of its templates', async () => {
    expect(libraryTemplates.some(({ stage }) => stage === 'follow_up')).toBe(true);
    for (const { name, optimization_score, ...words } of libraryTemplates) {
      const scored = await scoreTemplate({ ai, log }, words);
      expect(scored.optimization_score, name).toBe(optimization_score);
    }
  });

  it('falls when an example is missing', async () => {
    const valueOf = async (words: typeof template) =>
      (await scoreTemplate({ ai, log }, words)).optimization_score;
    const whole = await valueOf(template);
    expect(await valueOf({ ...template, template_variables: [] })).toBeLessThan(whole ?? 0);
  });

  it.each([
    [
      'a language that the coach does not speak',
      'Guten Tag Frau Weber, wir haben gesehen, dass Ihre Seite sehr langsam lädt. Dürfen wir Ihnen die Liste schicken?',
    ],
    ['a list', 'Milk\nEggs\nBread\n2 kg flour\nButter\nOlive oil'],
  ])('is none for %s', async (_, email_content) => {
    const text = { ...template, subject_line: 'x', email_content };
    expect(await scoreTemplate({ ai, log }, text)).toEqual(unscored);
  });

  it('is none when the coach fails', async () => {
    const failing = { ...ai, score: () => Promise.reject(new Error('no room')) };
    expect(await scoreTemplate({ ai: failing, log }, template)).toEqual(unscored);
  });

  it('is none when the coach takes too long', async () => {
    const hanging = { ...ai, score: () => new Promise<never>(() => undefined) };
    expect(await scoreTemplate({ ai: hanging, log }, template)).toEqual(unscored);
  });
});
