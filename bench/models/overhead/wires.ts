import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { streamText } from 'ai';
import type { WireName } from '../../../tools/fake-model/index.ts';

type Wire = {
  readonly provider: string;
  readonly path: string;
  readonly sdkModel: (baseURL: string, model: string) => Parameters<typeof streamText>[0]['model'];
};

const apiKey = 'sk-of-no-use';

export const wires: Readonly<Record<WireName, Wire>> = {
  openai: {
    provider: 'openai-compatible',
    path: '/chat/completions',
    sdkModel: (baseURL, model) =>
      createOpenAICompatible({ name: 'fake', baseURL, apiKey, includeUsage: true })(model),
  },
  anthropic: {
    provider: 'anthropic',
    path: '/messages',
    sdkModel: (baseURL, model) => createAnthropic({ baseURL, apiKey })(model),
  },
};

/** What an owner sets to have this wire spoken. */
export function settingsFor(wire: WireName, baseUrl: string): Record<string, string> {
  return {
    AI_PROVIDER: wires[wire].provider,
    AI_MODEL: 'fake',
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
  };
}
