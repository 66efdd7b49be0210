import { pino, type DestinationStream } from 'pino';
import { z } from 'zod';
import type { FakeModel } from '../../../../tools/fake-model/index.ts';
import { loadConfig } from '../platform/config/config.ts';
import type { ModelCall } from '../platform/ai/model/spending.ts';
import { createModelClient, type ModelClient } from '../platform/ai/model/model-client.ts';
import { usualLimits, type ModelLimits } from '../platform/ai/model/limits.ts';

const Email = z.object({ subject: z.string(), body: z.string() });
export type Email = z.infer<typeof Email>;

export const email: Email = {
  subject: 'Opening hours',
  body: 'Hi Nora,\n\nYour bakery opens at six. Could we talk on Tuesday?',
};
export const instructions =
  'Rewrite the email so that its reader feels spoken to, in her own words.';
export const apiKey = 'sk-a-key-nobody-should-see';

/** Every protocol by which the AI SDK talks to a provider. */
export const wires = [
  ['openai-compatible', 'a-model'],
  ['openai', 'gpt-4o'],
  ['anthropic', 'claude-sonnet-4-5'],
  ['anthropic', 'claude-3-haiku-20240307'],
] as const;

const quick: ModelLimits = {
  ...usualLimits,
  firstByte: 1500,
  idle: 1500,
  total: 5000,
  retryAfter: 5,
  longestRetryAfter: 200,
};

export type ClientSettings = {
  readonly provider?: string;
  readonly model?: string;
  readonly environment?: Record<string, string>;
  readonly limits?: Partial<ModelLimits>;
  readonly log?: DestinationStream;
};

/** A client of the fake model, with short time limits. */
export function clientOf(fake: Pick<FakeModel, 'url'>, settings: ClientSettings = {}): ModelClient {
  const { provider = 'openai-compatible', model = 'a-model', environment, limits, log } = settings;
  const { ai } = loadConfig({
    AI_PROVIDER: provider,
    AI_MODEL: model,
    AI_BASE_URL: `${fake.url}/v1`,
    AI_API_KEY: apiKey,
    ...environment,
  });
  return createModelClient(ai, log ? pino({}, log) : pino({ level: 'silent' }), {
    ...quick,
    ...limits,
  });
}

export function callFor(rest: Partial<ModelCall<Email>> = {}): ModelCall<Email> {
  return {
    useCase: 'rewrite',
    system: instructions,
    prompt: JSON.stringify(email),
    schema: Email,
    show: ({ body }) => body ?? '',
    signal: new AbortController().signal,
    ...rest,
  };
}

/** Pieces of an answer that never ends. */
export async function* forever() {
  yield '{"subject":"Hi","body":"';
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    yield ' and';
  }
}
