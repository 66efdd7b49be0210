import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answer, startFakeModel, type FakeModel } from '../../../../../tools/fake-model/index.ts';
import { loadConfig } from '../../config/config.ts';
import { createModelDesk, type ModelDesk } from './model-desk.ts';
import type { ModelCall } from './model-call.ts';
import { usualLimits, type ModelLimits } from './model-limits.ts';

const Email = z.object({ subject: z.string(), body: z.string() });
type Email = z.infer<typeof Email>;
const email: Email = { subject: 'Opening hours', body: 'Hi Nora,\n\nCould we talk on Tuesday?' };

const wires = {
  'openai-compatible': { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama' },
  openai: { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-4o' },
  'anthropic with a format': { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-sonnet-4-5' },
  'anthropic with a tool': { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-3-haiku-20240307' },
};

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

function desk(wire: Record<string, string>, limits: Partial<ModelLimits> = {}): ModelDesk {
  const { ai } = loadConfig({ AI_BASE_URL: fake.baseUrl('openai'), AI_API_KEY: 'a-key', ...wire });
  return createModelDesk(ai, pino({ level: 'silent' }), { ...usualLimits, ...limits });
}

function call(rest: Partial<ModelCall<Email>> = {}): ModelCall<Email> {
  return {
    useCase: 'rewrite',
    system: 'Rewrite the email.',
    prompt: JSON.stringify(email),
    schema: Email,
    show: ({ body }) => body ?? '',
    signal: new AbortController().signal,
    ...rest,
  };
}

describe.each(Object.entries(wires))('over %s', (_name, wire) => {
  it('answers, shows the text as it comes, and says what it cost', async () => {
    fake.script(answer(JSON.stringify(email), { usage: { input: 7, output: 3 } }));
    const pieces: string[] = [];
    const answered = await desk(wire).ask(call({ onText: (piece) => pieces.push(piece) }));
    expect(answered).toEqual({
      value: email,
      model: wire.AI_MODEL,
      usage: { input_tokens: 7, output_tokens: 3 },
    });
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe(email.body);
    expect(fake.requests).toHaveLength(1);
  });
});
