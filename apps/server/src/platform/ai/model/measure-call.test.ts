import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  answer,
  faults,
  startFakeModel,
  type FakeModel,
} from '../../../../../../tools/fake-model/index.ts';
import { callFor, clientOf, email } from '../../../testing/client-of.ts';
import { registry } from '../../observability/metrics.ts';

let fake: FakeModel;
beforeEach(async () => {
  registry.resetMetrics();
  fake = await startFakeModel();
});
afterEach(() => fake.close());

const of = 'provider="openai-compatible",model="a-model"';
const usage = { input: 2_000, output: 500 };

it('counts an answer, its tokens, and its cost at the price that is set', async () => {
  fake.script(answer(JSON.stringify(email), { usage }));
  const environment = { AI_PRICES: 'other=9/9, a-model=0.4/1.6' };
  await clientOf(fake, { environment }).ask(callFor());
  const text = await registry.metrics();
  expect(text).toContain(
    `replysmith_model_call_duration_seconds_count{${of},use_case="rewrite",outcome="answered"} 1`,
  );
  expect(text).toContain(`replysmith_model_first_text_seconds_count{${of}} 1`);
  expect(text).toContain(`replysmith_model_tokens_total{${of},direction="input"} 2000`);
  expect(text).toContain(`replysmith_model_tokens_total{${of},direction="output"} 500`);
  expect(text).toContain(`replysmith_model_cost_dollars_total{${of}} 0.0016`);
});

it('names why no answer came, and no cost where no price is set', async () => {
  fake.script(faults.badKey);
  await clientOf(fake)
    .ask(callFor())
    .catch(() => undefined);
  const text = await registry.metrics();
  expect(text).toContain(
    `replysmith_model_call_duration_seconds_count{${of},use_case="rewrite",outcome="failed"} 1`,
  );
  expect(text).not.toContain(`replysmith_model_cost_dollars_total{`);
  expect(text).not.toContain(`replysmith_model_first_text_seconds_count{`);
});
