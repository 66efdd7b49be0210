import { expect, it } from 'vitest';
import { loadConfig } from './platform/config/config.ts';
import { healthChecks } from './health-checks.ts';

const model = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://127.0.0.1:11434/v1',
  AI_MODEL: 'qwen3:8b',
};

const hint = 'Ollama on this machine holds qwen3:8b.';

it.each([
  ['the coach', {}, null, 'The built-in coach.'],
  ['the coach, where a model could', {}, hint, `The built-in coach. ${hint}`],
  ['a model', model, null, 'qwen3:8b, with the built-in coach behind.'],
])('say that %s writes', async (_who, settings, ollama, note) => {
  const checks = healthChecks({
    ...{ config: loadConfig(settings), ollama, now: () => new Date() },
    jobs: { lastRun: () => Promise.resolve(null) },
    live: { size: () => 0 },
  });
  const writer = checks.find(({ name }) => name === 'Who writes');
  expect(await writer?.look()).toEqual({ state: 'good', note });
});
