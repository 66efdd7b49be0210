import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelCall } from '../model/spending.ts';
import type { ModelClient } from '../model/model-client.ts';
import { ModelFailure, Stopped } from '../model/model-failure.ts';
import { askAside } from './write-email.ts';

const usage = { input_tokens: 7, output_tokens: 3 };
const stopping = new AbortController();
const call = {
  useCase: 'subjects',
  system: '',
  prompt: '',
  schema: z.string(),
  signal: stopping.signal,
} as const;

function clientThat(
  ask: (call: Pick<ModelCall<unknown>, 'signal' | 'timeout'>) => unknown,
): ModelClient {
  return {
    modelOf: () => 'a-model',
    ask: async (received) => ({
      value: received.schema.parse(await ask(received)),
      model: 'a-model',
      usage,
    }),
  };
}

it('waits for a moment only, without posing as the person’s Stop', async () => {
  const client = clientThat(({ signal, timeout }) => {
    expect(signal).toBe(stopping.signal);
    return `in ${timeout} ms`;
  });
  const { result } = await askAside(client, call, 'own', (text) => Promise.resolve(text));
  expect(result).toBe('in 5000 ms');
});

it.each([
  ['comes too late', () => Promise.reject(new ModelFailure('slow', usage))],
  ['is stopped', () => Promise.reject(new Stopped(usage))],
  ['cannot be vetted', () => 'an idea'],
])('leaves the coach’s own where the idea %s, and tells its tokens', async (_, ask) => {
  const full = () => Promise.reject(new Error('Too much waits for the coach.'));
  expect(await askAside(clientThat(ask), call, 'own', full)).toEqual({ ...usage, result: 'own' });
});
