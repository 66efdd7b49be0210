import { generateText, streamText, type LanguageModel } from 'ai';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  closedUrl,
  drip,
  faults,
  rateLimited,
  slowHeaders,
  startFakeModel,
  type FakeModel,
  type Script,
} from './index.ts';
import { models } from './testing/models.ts';

const prompt = `Rewrite: ${JSON.stringify({ subject: 'Quick question about your hours', body: 'Hi Nora,\n\nI hope you are well. Could we talk on Tuesday at nine?' })}`;
const whole = JSON.stringify({
  subject: 'Your hours',
  body: 'Hi Nora,\n\nCould we talk on Tuesday at nine?',
});
const half = whole.slice(0, Math.ceil(whole.length / 2));

type Heard = { text: string; error: unknown; finish: string | null };

async function listen(model: LanguageModel, timeoutMs = 2000): Promise<Heard> {
  const { stream } = streamText({
    model,
    prompt,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(timeoutMs),
    onError: () => undefined,
  });
  const received: Heard = { text: '', error: null, finish: null };
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') received.text += part.text;
      if (part.type === 'error') received.error ??= part.error;
      if (part.type === 'abort') received.error ??= 'aborted';
      if (part.type === 'finish') received.finish = part.finishReason;
    }
  } catch (error) {
    received.error ??= error;
  }
  return received;
}

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

describe.each(Object.entries(models))('on the wire of %s', (name, modelOf) => {
  const isAnthropic = name.startsWith('Anthropic');
  const ask = (script: Script, timeoutMs?: number) => {
    fake.script(script);
    return listen(modelOf(fake.baseUrl('openai')), timeoutMs);
  };

  it.each<[keyof typeof faults, number]>([
    ['serverError', 500],
    ['overloaded', isAnthropic ? 529 : 503],
    ['badKey', 401],
    ['unknownModel', 404],
    ['htmlBadGateway', 502],
    ['rateLimited', 429],
    ['rateLimitedUntil', 429],
  ])('refuses before a word: %s', async (fault, statusCode) => {
    expect(await ask(faults[fault])).toMatchObject({ text: '', error: { statusCode } });
  });

  it('says when to come back, in seconds or as a date', async () => {
    expect(await ask(rateLimited(7))).toMatchObject({
      error: { responseHeaders: { 'retry-after': '7' } },
    });
    expect(await ask(rateLimited(new Date(0)))).toMatchObject({
      error: { responseHeaders: { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' } },
    });
  });

  it('drops the connection, or is not there at all', async () => {
    expect(await ask(faults.refused)).toMatchObject({
      text: '',
      error: { cause: { code: 'ECONNRESET' } },
    });
    expect(await fake.requests[0]?.outcome).toBe('cut');
    expect(await listen(modelOf(await closedUrl()))).toMatchObject({
      text: '',
      error: { cause: { code: 'ECONNREFUSED' } },
    });
  });

  it.each<keyof typeof faults>(['reset', 'errorInStream', 'garbledFrame'])(
    'breaks off in the middle with an error: %s',
    async (fault) => {
      const received = await ask(faults[fault]);
      expect(received).toMatchObject({ text: half });
      expect(received.error).toBeInstanceOf(Error);
    },
  );

  it.each<[keyof typeof faults, string]>([
    ['hang', ''],
    ['hangAfterHeaders', ''],
    ['stall', half],
  ])('says nothing more until the caller leaves: %s', async (fault, text) => {
    expect(await ask(faults[fault], 200)).toMatchObject({ text, error: 'aborted' });
    expect(await fake.requests[0]?.outcome).toBe('abandoned');
  });

  it('comes late, or byte by byte', async () => {
    const started = performance.now();
    expect(await ask(slowHeaders(100))).toMatchObject({ text: whole, error: null });
    expect(performance.now() - started).toBeGreaterThanOrEqual(99);
    expect(await ask(drip(40), 200)).toMatchObject({ text: '', error: 'aborted' });
    const slow = performance.now();
    expect(await ask(answer('One two three', { firstAfter: 40, pause: 20 }))).toMatchObject({
      text: 'One two three',
    });
    expect(performance.now() - slow).toBeGreaterThanOrEqual(79);
  });

  it.each<[keyof typeof faults, string]>([
    ['html', ''],
    ['earlyClose', half],
    ['earlyCloseAfterAll', whole],
  ])('ends without having finished: %s', async (fault, text) => {
    const received = await ask(faults[fault]);
    expect(received.text).toBe(text);
    expect(['error', 'interrupted', null]).toContain(received.finish);
  });

  it.each<[keyof typeof faults, string, string]>([
    ['finishLength', half, 'length'],
    ['refusal', '', 'content-filter'],
    ['empty', '', 'stop'],
    ['badJson', whole.slice(0, -2), 'stop'],
    ['wrongSchema', '{"title":"An email","paragraphs":[{"text":"Hi there"}]}', 'stop'],
    ['negativeScore', `${whole.slice(0, -1)},"score":-3,"points":{"total":-3}}`, 'stop'],
    ['nul', `${whole.slice(0, -2)}\\u0000"}`, 'stop'],
    ['nulInSubject', whole.replace('hours', 'hours\\u0000'), 'stop'],
    ['escapeCodes', `${whole.slice(0, -2)}\\u001b[31m"}`, 'stop'],
    ['loneSurrogate', `${whole.slice(0, -2)}\\ud800"}`, 'stop'],
    ['scoreNotANumber', `${whole.slice(0, -1)},"score":NaN,"points":{"total":NaN}}`, 'stop'],
  ])('finishes with something nobody can use: %s', async (fault, text, finish) => {
    expect(await ask(faults[fault])).toEqual({ text, finish, error: null });
  });

  it('sends every piece twice', async () => {
    const { text } = await ask(faults.duplicate);
    expect(text.startsWith('{"subject":"Your{"subject":"Your hours')).toBe(true);
    expect(text).toHaveLength(2 * whole.length);
  });

  it('sends five megabytes that are JSON all the same', async () => {
    const { text } = await ask(faults.huge);
    expect(text.length).toBeGreaterThan(5 * 1024 * 1024);
    expect(JSON.parse(text)).toHaveProperty('body');
  });

  it('plays one script after the other and stays with the last', async () => {
    fake.script(faults.serverError, answer('Fine.'));
    const model = modelOf(fake.baseUrl('openai'));
    expect(await listen(model)).toMatchObject({ error: { statusCode: 500 } });
    expect(await listen(model)).toMatchObject({ text: 'Fine.', error: null });
    expect(await listen(model)).toMatchObject({ text: 'Fine.', error: null });
  });

  it('breaks whole answers too', async () => {
    fake.script(faults.reset, faults.earlyClose, faults.rateLimited, answer('Fine.'));
    const ask = () =>
      generateText({ model: modelOf(fake.baseUrl('openai')), prompt, maxRetries: 0 });
    await expect(ask()).rejects.toThrow();
    await expect(ask()).rejects.toThrow();
    await expect(ask()).rejects.toMatchObject({ statusCode: 429 });
    expect((await ask()).text).toBe('Fine.');
  });
});
