import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './values.ts';
import { loadConfig } from './config.ts';

const openai = { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-4o', AI_API_KEY: 'sk-one' };
const local = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'llama3.3',
  AI_BASE_URL: 'http://localhost:11434/v1',
};

function refusal(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
}

/**
 * The paragraphs of the example file that set up a provider, without their comment signs, by their
 * first line.
 */
function exampleBlocks(): [title: string, block: string][] {
  const example = readFileSync(join(import.meta.dirname, '../../../../../.env.example'), 'utf8');
  return example
    .split('\n\n')
    .filter((block) => /^#AI_PROVIDER=(?!coach)/m.test(block))
    .map((block) => [block.split('\n')[0] ?? '', block.replaceAll(/^#(?=AI_)/gm, '')]);
}

describe('the settings for models', () => {
  it('leave everything to the coach when nothing is set', () => {
    expect(loadConfig({}).ai).toEqual({
      provider: null,
      isChosen: false,
      models: {
        rewrite: null,
        answer: null,
        recipient: null,
        subjects: null,
        sequence: null,
        help: null,
      },
      questionsPerHour: 60,
      concurrency: 8,
      tokensPerDay: null,
      prices: {},
    });
    expect(loadConfig({ AI_PROVIDER: 'coach' }).ai).toMatchObject({
      provider: null,
      isChosen: true,
    });
    expect(loadConfig(local).ai.isChosen).toBe(true);
    expect(loadConfig({ AI_QUESTIONS_PER_HOUR: '10' }).ai.questionsPerHour).toBe(10);
  });

  it.each([
    ['openai', 'https://api.openai.com/v1'],
    ['anthropic', 'https://api.anthropic.com/v1'],
  ])('know where %s is', (AI_PROVIDER, baseUrl) => {
    expect(loadConfig({ ...openai, AI_PROVIDER }).ai.provider).toEqual({
      kind: AI_PROVIDER,
      baseUrl,
      apiKey: 'sk-one',
      structuredOutputs: true,
    });
  });

  it('need no key for a server of one’s own', () => {
    expect(
      loadConfig({ ...local, AI_BASE_URL: 'HTTP://LocalHost:11434/v1//' }).ai.provider,
    ).toEqual({
      kind: 'openai-compatible',
      baseUrl: local.AI_BASE_URL,
      apiKey: null,
      structuredOutputs: true,
    });
  });

  it('take another place, a cap and plain servers', () => {
    const { ai } = loadConfig({
      ...openai,
      AI_BASE_URL: 'https://gateway.example.com/openai/v1',
      AI_STRUCTURED_OUTPUTS: 'false',
      AI_CONCURRENCY: '2',
      AI_TOKENS_PER_DAY: '1000000',
    });
    expect(ai.provider).toMatchObject({
      baseUrl: 'https://gateway.example.com/openai/v1',
      structuredOutputs: false,
    });
    expect(ai).toMatchObject({ concurrency: 2, tokensPerDay: 1_000_000 });
  });

  it('give a use case its own model, or the coach', () => {
    const { models } = loadConfig({
      ...openai,
      AI_MODEL_HELP: 'gpt-4o-mini',
      AI_MODEL_RECIPIENT: 'coach',
    }).ai;
    expect(models).toEqual({
      rewrite: 'gpt-4o',
      answer: 'gpt-4o',
      recipient: null,
      subjects: 'gpt-4o',
      sequence: 'gpt-4o',
      help: 'gpt-4o-mini',
    });
  });

  it('may leave all but one use case to the coach', () => {
    const { models } = loadConfig({
      ...openai,
      AI_MODEL: 'coach',
      AI_MODEL_REWRITE: 'gpt-4o',
    }).ai;
    expect(models).toMatchObject({ rewrite: 'gpt-4o', answer: null });
  });

  it.each<[Record<string, string>, string]>([
    [{ AI_PROVIDER: 'gpt' }, 'AI_PROVIDER must be coach, openai, anthropic or openai-compatible'],
    [{ AI_PROVIDER: 'openai' }, 'With AI_PROVIDER=openai, set AI_MODEL and AI_API_KEY'],
    [{ ...openai, AI_API_KEY: '' }, 'With AI_PROVIDER=openai, set AI_API_KEY'],
    [{ ...openai, AI_PROVIDER: 'anthropic', AI_API_KEY: '' }, 'set AI_API_KEY'],
    [{ ...local, AI_BASE_URL: '' }, 'With AI_PROVIDER=openai-compatible, set AI_BASE_URL'],
    [{ AI_MODEL: 'gpt-4o' }, 'Without a provider, AI_MODEL would have no effect: set AI_PROVIDER'],
    [
      { AI_PROVIDER: 'coach', AI_API_KEY: 'sk-one', AI_CONCURRENCY: '2' },
      'AI_API_KEY, AI_CONCURRENCY',
    ],
    [{ AI_MODEL_HELP: 'coach' }, 'AI_MODEL_HELP would have no effect'],
    [{ ...openai, AI_MODEL: 'coach' }, 'AI_PROVIDER has no effect while every model is coach'],
    [{ AI_MODLE: 'gpt-4o' }, 'AI_MODLE is not a setting. Did you mean AI_MODEL?'],
    [{ ...openai, AI_MODEL_REWRITES: 'x' }, 'Did you mean AI_MODEL_REWRITE?'],
    [{ ...openai, AI_KEY: 'x' }, 'Did you mean AI_API_KEY?'],
    [{ ...openai, AI_URL: 'x' }, 'Did you mean AI_BASE_URL?'],
    [
      { ...local, AI_BASE_URL: 'localhost:11434' },
      'AI_BASE_URL must be an address that begins with',
    ],
    [{ ...local, AI_BASE_URL: 'http://me:pw@localhost/v1' }, 'AI_BASE_URL must hold no user'],
    [
      { ...local, AI_BASE_URL: 'http://localhost:11434/v1/chat/completions' },
      'AI_BASE_URL must end before /chat/completions',
    ],
    [{ ...openai, AI_STRUCTURED_OUTPUTS: 'no' }, 'AI_STRUCTURED_OUTPUTS must be true or false'],
    [{ ...openai, AI_CONCURRENCY: '0' }, 'AI_CONCURRENCY must be a whole number, at least 1'],
    [{ ...openai, AI_TOKENS_PER_DAY: 'many' }, 'AI_TOKENS_PER_DAY must be a whole number'],
    [{ AI_QUESTIONS_PER_HOUR: '1.5' }, 'AI_QUESTIONS_PER_HOUR must be a whole number'],
    [{ ...openai, AI_API_KEY: 'sk-one two' }, 'AI_API_KEY must be one word'],
  ])('refuse %o and say what to set', (environment, sentence) => {
    expect(refusal(environment)).toContain(sentence);
  });

  it('never repeat the key or an address with a password', () => {
    const message = [
      refusal({ AI_API_KEY: 'sk-secret' }),
      refusal({ ...openai, AI_API_KEY: 'sk-secret with spaces' }),
      refusal({ ...local, AI_API_KEY: 'sk-secret', AI_BASE_URL: 'http://me:sk-secret@localhost' }),
    ].join('\n');
    expect(message).toContain('AI_API_KEY');
    expect(message).not.toContain('sk-secret');
  });

  it.each(exampleBlocks())('work as .env.example shows them: %s', (_title, block) => {
    expect(loadConfig(parseEnv(block)).ai.provider).not.toBeNull();
  });

  it('leave other programs’ variables alone', () => {
    expect(refusal({ AI_GATEWAY_API_KEY: 'x', AI_AGENT: 'y' })).toBe('accepted');
  });
});
