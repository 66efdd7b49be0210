import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  faults,
  startFakeModel,
  type FakeModel,
  type Script,
} from '../../../../../../tools/fake-model/index.ts';
import type { ModelUsage } from '../ai.ts';
import { ModelFailure, Stopped } from './model-failure.ts';
import type { ModelCall } from './spending.ts';
import {
  callFor,
  clientOf,
  instructions,
  wires,
  type ClientSettings,
  type Email,
} from '../../../testing/client-of.ts';

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

async function spentOn(
  script: Script,
  settings: ClientSettings,
  rest: Partial<ModelCall<Email>> = {},
): Promise<ModelUsage> {
  fake.script(script);
  const error: unknown = await clientOf(fake, settings)
    .ask(callFor(rest))
    .catch((caught: unknown) => caught);
  if (error instanceof ModelFailure || error instanceof Stopped) return error.usage;
  throw new Error('It was answered.', { cause: error });
}

const leastInput = Math.floor(instructions.length / 4);

describe.each(wires)('what a call that came to nothing took, %s, %s', (provider, model) => {
  const settings = { provider, model };

  it('is the question as soon as the provider took it', async () => {
    const { input_tokens, output_tokens } = await spentOn(faults.hangAfterHeaders, settings);
    expect(input_tokens).toBeGreaterThan(leastInput);
    expect(output_tokens).toBe(0);
  });

  it('is the question even where it is stopped before the first word', async () => {
    const stop = new AbortController();
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await fetch(...request);
      setTimeout(() => stop.abort(), 20);
      return response;
    });
    const { signal } = stop;
    const { input_tokens } = await spentOn(faults.hangAfterHeaders, settings, { signal });
    expect(input_tokens).toBeGreaterThan(leastInput);
  });

  it.each(['hang', 'badKey', 'refused', 'html'] as const)('is nothing after %s', async (fault) => {
    expect(await spentOn(faults[fault], settings)).toEqual({ input_tokens: 0, output_tokens: 0 });
  });
});

it('counts what a model thought before it said a word', async () => {
  const thoughts = 'Which of these words would she use? '.repeat(20);
  const script = answer(`<think>${thoughts}`, { ending: 'stall' });
  const { output_tokens } = await spentOn(script, {});
  expect(output_tokens).toBeGreaterThan(thoughts.length / 5);
});
