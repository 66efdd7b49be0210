import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

const apiKey = 'a-key';

/** Every way in which the AI SDK speaks to a provider, by the provider's base address. */
export const models = {
  'OpenAI-compatible': (baseURL) =>
    createOpenAICompatible({
      name: 'fake',
      apiKey,
      baseURL,
      includeUsage: true,
      supportsStructuredOutputs: true,
    })('some-model'),
  'OpenAI chat': (baseURL) => createOpenAI({ apiKey, baseURL }).chat('gpt-4o'),
  'OpenAI responses': (baseURL) => createOpenAI({ apiKey, baseURL })('gpt-4o'),
  'Anthropic with an output format': (baseURL) =>
    createAnthropic({ apiKey, baseURL })('claude-sonnet-4-5'),
  'Anthropic with a tool': (baseURL) =>
    createAnthropic({ apiKey, baseURL })('claude-3-haiku-20240307'),
} satisfies Readonly<Record<string, (baseURL: string) => LanguageModel>>;
