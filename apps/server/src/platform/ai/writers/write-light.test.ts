import { review, score, type Draft } from '@replysmith/coach';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scriptedAi, watching, written, type ScriptedAi } from '../../../testing/scripted-ai.ts';

const draft: Draft = {
  subject: 'Stock in Leeds',
  body: 'Hi Tom,\n\nI saw you opened a second shop in Leeds in March. We leverage scanners in order to count stock for 40 shops. Counting by hand is slow.\n\nWould you be available for a 30-minute call next week?\n\nThanks,\nAda Lovelace',
};
const touched = draft.body.replace('leverage scanners in order to', 'use scanners to');

let ai: ScriptedAi;
beforeEach(async () => {
  ai = await scriptedAi('openai-compatible', 'a-model');
});
afterEach(() => ai.fake.close());

const rewriteLightly = (person = watching()) =>
  ai.rewrite({ draft, score: score(draft), manner: 'light' }, person);

it('is the model’s where it changes words alone', async () => {
  ai.says({ rewrite: { subject: draft.subject, body: touched } });
  const { engine, result } = written(await rewriteLightly());
  expect(engine).toBe('model');
  expect(result).toMatchObject({ subject: draft.subject, body: touched });
});

it.each([
  ['drops a sentence', touched.replace(' Counting by hand is slow.', '')],
  ['adds a sentence', touched.replace('40 shops.', '40 shops. It is quick.')],
  ['joins two', touched.replace('March. We', 'March, and we')],
])('is the coach’s light rewrite where the model %s', async (_what, body) => {
  ai.says({ rewrite: { subject: draft.subject, body } });
  const person = watching();
  const { engine, engine_reason, result } = written(await rewriteLightly(person));
  expect({ engine, engine_reason }).toEqual({ engine: 'coach', engine_reason: 'unusable' });
  expect(result).toEqual(review(draft, { manner: 'light' }));
  expect(person.shown()).toBe('');
});

it('is asked for in words of its own', async () => {
  ai.says({ rewrite: { subject: draft.subject, body: touched } });
  await rewriteLightly();
  await ai.rewrite({ draft, score: score(draft), manner: 'full' }, watching());
  const [light, full] = ai.requestsOf('rewrite').map(({ system }) => system);
  expect(light).toContain('Every sentence stays');
  expect(full).not.toContain('Every sentence stays');
});
