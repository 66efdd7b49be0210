import { score, type Draft } from '@replysmith/coach';
import { afterEach, expect, it } from 'vitest';
import { answer, faults } from '../../../../../../tools/fake-model/index.ts';
import { coachHere } from '../../../testing/coach-here.ts';
import type { Coach } from '../coach-tasks.ts';
import { scriptedAi, watching, type ScriptedAi } from '../../../testing/scripted-ai.ts';

const draft: Draft = {
  subject: 'Stock counts',
  body: 'Hi Tom,\n\nI saw you opened a second shop in Leeds in March. We are a leading provider of stock counts for 40 shops.\n\nWorth a look?\n\nThanks,\nAda',
};
const usage = { input: 70, output: 30 };
const good = { ...draft, body: draft.body.replace('are a leading provider of', 'do') };
const full = () => Promise.reject(new Error('Too much waits for the coach.'));
const isBusy = { vetReview: full, vetText: full };

let ai: ScriptedAi;
afterEach(() => ai.fake.close());

async function aiBehind(coach: Partial<Coach>): Promise<ScriptedAi> {
  ai = await scriptedAi('openai-compatible', 'a-model', {}, { ...coachHere, ...coach });
  return ai;
}

it('has the coach step in where nobody can vet what the model wrote, and tells its tokens', async () => {
  const { rewrite, says } = await aiBehind(isBusy);
  says({ rewrite: answer(JSON.stringify(good), { usage }) });
  const person = watching();
  expect(await rewrite({ draft, score: score(draft), manner: 'full' }, person)).toMatchObject({
    ...{ outcome: 'written', engine: 'coach', engine_reason: 'unusable' },
    ...{ input_tokens: 70, output_tokens: 30 },
  });
  expect(person.shown()).toBe('');
});

it.each([
  ['nobody can vet what it wrote', answer(JSON.stringify(good), { usage }), 'unusable', 30],
  ['the model fails', faults.badKey, 'failed', 0],
])(
  'tells the model and its tokens where %s and the coach fails',
  async (...[, line, reason, output]) => {
    const { rewrite, says } = await aiBehind({ ...isBusy, review: full });
    says({ rewrite: line });
    expect(await rewrite({ draft, score: score(draft), manner: 'full' }, watching())).toMatchObject(
      {
        ...{ outcome: 'failed', engine: 'model', model: 'a-model', engine_reason: reason },
        ...{ output_tokens: output, cause: new Error('Too much waits for the coach.') },
      },
    );
  },
);

it('keeps nothing of a stopped text that nobody can vet, and tells its tokens', async () => {
  const { rewrite, says } = await aiBehind(isBusy);
  says({ rewrite: answer(JSON.stringify(good).slice(0, 80), { ending: 'stall' }) });
  const person = watching();
  const rewriting = rewrite({ draft, score: score(draft), manner: 'full' }, person);
  while (!person.shown().includes('Hi Tom')) await new Promise((go) => setTimeout(go, 5));
  person.stop();
  const stopped = await rewriting;
  expect(stopped).toMatchObject({ outcome: 'stopped', partialText: '', model: 'a-model' });
  expect(stopped.output_tokens).toBeGreaterThan(0);
});
