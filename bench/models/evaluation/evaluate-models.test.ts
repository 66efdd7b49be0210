import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeModel, type FakeModel } from '../../../tools/fake-model/index.ts';
import { chooseEmails } from './emails.ts';
import { evaluateModels, type Evaluated } from './evaluate-models.ts';
import { readerNames } from './facts.ts';
import { fakeModels, fakeWriters } from './fake-writers.ts';
import { readPrices, type Summary } from './summary.ts';
import { tableOf } from './table.ts';

const key = 'sk-nobody-may-see-this';
const emails = chooseEmails({ limit: 6, seed: 4 });
let fake: FakeModel;
let evaluated: Evaluated[];

beforeAll(async () => {
  fake = await startFakeModel({ script: fakeWriters });
  evaluated = await evaluateModels({
    models: fakeModels,
    emails,
    environment: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: fake.baseUrl('openai'),
      AI_API_KEY: key,
    },
    atOnce: 2,
    pricesOf: readPrices(fakeModels, '1,2', '4'),
  });
}, 60_000);

afterAll(() => fake.close());

function summaryOf(model: string): Summary {
  const found = evaluated.find(({ summary }) => summary.model === model);
  if (!found) throw new Error(`${model} was not evaluated`);
  return found.summary;
}

test('the careless model looks worse than the careful one', () => {
  const [careful, careless] = [summaryOf('careful'), summaryOf('careless')];
  for (const reader of readerNames) {
    const [clean, made] = [careful.facts[reader], careless.facts[reader]];
    expect(clean.invented_as_written).toBe(0);
    expect(made.emails_with_inventions_as_written).toBe(emails.length);
    expect(made.invented_as_written).toBeGreaterThanOrEqual(3 * emails.length);
    expect(made.invented).toBe(0);
  }
  expect(careless.gate).toEqual({ whole: 0, part: emails.length, none: 0 });
  expect(careless.repaired.claim).toBeGreaterThanOrEqual(emails.length);
});

test('the coach comes first and asks nobody', () => {
  const coach = summaryOf('coach');
  expect(evaluated[0]?.summary).toBe(coach);
  expect(coach).toMatchObject({
    emails: emails.length,
    by_model: 0,
    by_coach: emails.length,
    input_tokens: 0,
    first_ms: null,
    cost_per_email: null,
  });
});

test('each model is asked for each email, under its own name', () => {
  const modelNames = fake.requests.map(({ model }) => model);
  for (const model of fakeModels) {
    expect(modelNames.filter((name) => name === model).length).toBeGreaterThanOrEqual(
      emails.length,
    );
    expect(summaryOf(model).by_model).toBeGreaterThan(0);
    expect(summaryOf(model).first_ms?.[0]).toBeGreaterThanOrEqual(50);
  }
});

test('the cost is that of the tokens the provider told', () => {
  const { input_tokens, output_tokens, cost_per_email } = summaryOf('careless');
  expect(input_tokens).toBeGreaterThan(0);
  expect(cost_per_email).toBeCloseTo(
    (2 * input_tokens + 4 * output_tokens) / 1_000_000 / emails.length,
  );
});

test('what is printed and kept holds no key, no prompt and no email', () => {
  const output = JSON.stringify(evaluated.map(({ summary, answers }) => ({ summary, answers })));
  const printed = tableOf(evaluated.map(({ summary }) => summary));
  for (const text of [output, printed]) {
    expect(text).not.toContain(key);
    expect(text).not.toContain(fake.requests[0]?.system.slice(-60));
    for (const { body } of emails) expect(text).not.toContain(body.slice(0, 40));
  }
});
