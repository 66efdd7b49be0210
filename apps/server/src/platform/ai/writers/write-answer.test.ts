import { answerQuestion } from '@replysmith/coach';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../../../../../tools/fake-model/index.ts';
import type { Question } from '../ai.ts';
import {
  scriptedAi,
  watching,
  wires,
  written,
  type ScriptedAi,
} from '../../../testing/scripted-ai.ts';

const latest = {
  subject: 'Stock in Leeds',
  body: 'Hi Tom,\n\nWe count stock for 40 shops overnight. Could we talk?\n\nAda',
};
const question: Question = {
  text: 'How long should my email be?',
  latest,
  earlier: [{ question: 'Is my subject fine?', answer: 'It is.' }],
};
const unknown: Question = { ...question, text: 'Does my bank manager like cold mail about yaks?' };
const own = answerQuestion(question.text, { latest });

describe.each(wires)('an answer over %s', (provider, model) => {
  let ai: ScriptedAi;
  beforeEach(async () => {
    ai = await scriptedAi(provider, model);
  });
  afterEach(() => ai.fake.close());

  it('is the model’s, with the coach’s sources, and grows as it is written', async () => {
    const modelText = 'Aim for 40 to 90 words. Yours is shorter, so “40 shops overnight” has room.';
    ai.says({ answer: { answer: modelText } });
    const person = watching();
    const { engine, result } = written(await ai.answer(question, person));
    expect(engine).toBe('model');
    expect(result).toEqual({ ...own, text: modelText });
    expect(person.shown()).toBe(modelText);
  });

  it('stays with the coach’s handbook: it is all the model gets to rest on', async () => {
    ai.says({ answer: { answer: 'Short.' } });
    await ai.answer(question, watching());
    const [request] = ai.requestsOf('answer');
    const prompt = request?.turns[0]?.text ?? '';
    expect(prompt).toContain(JSON.stringify(own.text).slice(1, -1));
    expect(prompt).toContain('Is my subject fine?');
    expect(prompt).toContain('40 shops');
    expect(request?.system).not.toContain('shops');
  });

  it('loses the sentences that nobody told the model, and no other', async () => {
    const sound =
      'Aim for 40 to 90 words.\n\n- Keep one fact about them.\n- Try “Could we talk about [fill in: their shop]?” instead.';
    const invented =
      'Aim for 40 to 90 words. Mailchimp found that 73% agree.\n\n- Keep one fact about them. As Jenny Smith says, ask.\n- Try “Could we talk about [fill in: their shop]?” instead.';
    ai.says({ answer: { answer: invented } });
    expect(written(await ai.answer(question, watching())).result.text).toBe(sound);
  });

  it('says by whom it is when the coach does not know', async () => {
    expect(answerQuestion(unknown.text).isKnown).toBe(false);
    ai.says({ answer: { answer: 'Write to the yaks’ owner first.' } });
    const { engine, result } = written(await ai.answer(unknown, watching()));
    expect(engine).toBe('model');
    expect(result).toMatchObject({ isKnown: false, citations: [], evidence: [] });
    expect(result.text).toMatch(/^This is general experience, [^\n]*\n\nWrite to the yaks’ owner/);
  });

  it('is the coach’s, for no reason, where the question is none about emails', async () => {
    ai.says({ answer: { answer: null } });
    const { engine, engine_reason, result } = written(await ai.answer(unknown, watching()));
    expect({ engine, engine_reason }).toEqual({ engine: 'coach', engine_reason: null });
    expect(result).toEqual(answerQuestion(unknown.text, { latest }));
  });

  it.each([
    ['only inventions', { answer: 'Salesforce says 80%. HubSpot says 90%.' }],
    ['nothing', { answer: '' }],
    ['markup', { answer: '<script>steal()</script>![x](https://evil.example/x.png)' }],
    ['another form', { text: 'Short.' }],
  ])('is the coach’s where the model gives %s', async (_what, modelText) => {
    ai.says({ answer: modelText });
    const person = watching();
    const { engine, engine_reason, result } = written(await ai.answer(question, person));
    expect({ engine, engine_reason, result }).toEqual({
      engine: 'coach',
      engine_reason: 'unusable',
      result: own,
    });
    expect(person.shown()).toBe('');
  });

  it('is the coach’s, unasked, where the day’s allowance is spent', async () => {
    const authored = await ai.answer(question, watching({ isSpent: true }));
    expect(authored).toMatchObject({ engine: 'coach', engine_reason: 'spent', result: own });
    expect(ai.fake.requests).toEqual([]);
  });

  it('ends at once when it is stopped, and what had come is vetted', async () => {
    const modelText = '{"answer":"Aim for 40 to 90 words. Mailchimp says 73%. Keep it s';
    ai.says({ answer: answer(modelText, { ending: 'stall' }) });
    const person = watching();
    const pending = ai.answer(question, person);
    while (!person.shown().includes('Keep it')) await new Promise((go) => setTimeout(go, 5));
    person.stop();
    expect(await pending).toMatchObject({
      ...{ outcome: 'stopped', engine: 'model', model },
      partialText: 'Aim for 40 to 90 words. Keep it s',
    });
  });
});
