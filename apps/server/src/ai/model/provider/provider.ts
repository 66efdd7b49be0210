import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { AiProvider } from '../../../config/ai.ts';
import { fixedFetch } from './fixed-fetch.ts';

export type LanguageModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** The configured provider as a function from a model's name to the model. */
export function createProvider(
  { kind, baseUrl: baseURL, apiKey, structuredOutputs }: AiProvider,
  longestReply: number,
): (name: string) => LanguageModel {
  const fetch = fixedFetch(baseURL, longestReply);
  switch (kind) {
    case 'openai':
      return createOpenAI({ baseURL, apiKey: apiKey ?? '', fetch });
    case 'anthropic':
      return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch });
    case 'openai-compatible': {
      const modelCalled = createOpenAICompatible({
        name: 'compatible',
        baseURL,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: structuredOutputs,
        ...(apiKey !== null && { apiKey }),
      });
      // Open models think aloud in their text, and may draft the answer there.
      const middleware = extractReasoningMiddleware({ tagName: 'think' });
      return (name) => wrapLanguageModel({ model: modelCalled(name), middleware });
    }
  }
}
