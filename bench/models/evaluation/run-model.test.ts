import { afterEach, expect, test, vi } from 'vitest';
import { modelIn, settingsOf } from './run-model.ts';

const environment = {
  AI_PROVIDER: 'openai',
  AI_API_KEY: 'sk',
  AI_MODEL: 'small',
  AI_MODEL_REWRITE: 'large',
  HOME: '/root',
};

afterEach(() => vi.unstubAllEnvs());

test('the named model writes, whatever the environment has each use case asked of', () => {
  vi.stubEnv('AI_MODEL_REWRITE', 'large');
  const settings = settingsOf('medium', environment);
  expect(settings).toMatchObject({ AI_PROVIDER: 'openai', AI_API_KEY: 'sk', AI_MODEL: 'medium' });
  expect(settings.AI_MODEL_REWRITE).toBe('');
  expect(settings).not.toHaveProperty('HOME');
});

test('the coach is given no setting of a model', () => {
  vi.stubEnv('AI_PROVIDER', 'openai');
  vi.stubEnv('AI_MODEL', 'small');
  const ai = Object.entries(settingsOf(null, environment)).filter(([name]) => /^AI_/.test(name));
  expect(Object.fromEntries(ai)).toMatchObject({ AI_PROVIDER: '', AI_MODEL: '' });
  expect(ai.every(([, value]) => value === '')).toBe(true);
});

test('no evaluated email goes into the database of the people', () => {
  expect(settingsOf('medium', environment)).toMatchObject({ DATABASE_URL: '', SMTP_URL: '' });
});

test('the model to evaluate is the one that rewrites', () => {
  expect(modelIn(environment)).toBe('large');
  expect(modelIn({ AI_MODEL: 'small' })).toBe('small');
  expect(modelIn({ AI_MODEL: 'small', AI_MODEL_REWRITE: 'coach' })).toBeNull();
  expect(modelIn({})).toBeNull();
});
