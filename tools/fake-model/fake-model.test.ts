import { generateText, Output, streamText } from 'ai';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answer, startFakeModel, type FakeModel } from './index.ts';
import { models } from './testing/models.ts';

const Email = z.object({ subject: z.string(), body: z.string() });
const email = { subject: 'Your opening hours', body: 'Hi Nora,\n\nCould we talk on Tuesday?' };

let fake: FakeModel;
afterEach(() => fake.close());

describe.each(Object.entries(models))('on the wire of %s', (_name, modelOf) => {
  it('streams the text piece by piece, with the usage', async () => {
    fake = await startFakeModel();
    fake.script(answer('One two three', { usage: { input: 7, output: 3 } }));
    const result = streamText({
      model: modelOf(fake.baseUrl('openai')),
      instructions: 'Be brief.',
      prompt: 'Count.',
    });
    const pieces: string[] = [];
    for await (const piece of result.textStream) pieces.push(piece);
    expect(pieces).toEqual(['One', ' two', ' three']);
    expect(await result.finishReason).toBe('stop');
    expect(await result.usage).toMatchObject({ inputTokens: 7, outputTokens: 3 });
    expect(fake.requests).toMatchObject([
      { isStreaming: true, system: 'Be brief.', turns: [{ role: 'user', text: 'Count.' }] },
    ]);
  });

  it('answers in one where nobody streams', async () => {
    fake = await startFakeModel();
    fake.script(answer('One two three', { usage: { input: 7, output: 3 } }));
    const result = await generateText({ model: modelOf(fake.baseUrl('openai')), prompt: 'Count.' });
    expect(result.text).toBe('One two three');
    expect(result.finishReason).toBe('stop');
    expect(result.usage).toMatchObject({ inputTokens: 7, outputTokens: 3 });
    expect(await fake.requests[0]?.outcome).toBe('answered');
  });

  it('answers in the form that structured output asks for', async () => {
    fake = await startFakeModel();
    fake.script(answer(JSON.stringify(email)));
    const output = Output.object({ schema: Email });
    const streamed = streamText({
      model: modelOf(fake.baseUrl('openai')),
      output,
      prompt: 'Write.',
    });
    expect(await streamed.output).toEqual(email);
    const whole = await generateText({
      model: modelOf(fake.baseUrl('openai')),
      output,
      prompt: 'Write.',
    });
    expect(whole.output).toEqual(email);
  });
});

describe('the fake model', () => {
  it('lists its model, and refuses paths and bodies that a provider would refuse', async () => {
    fake = await startFakeModel();
    const list = await fetch(`${fake.url}/v1/models`);
    expect(await list.json()).toMatchObject({ object: 'list', data: [{ id: 'fake-model' }] });
    expect((await fetch(`${fake.url}/v1/elsewhere`)).status).toBe(404);
    const post = (body: string) => fetch(`${fake.url}/v1/messages`, { method: 'POST', body });
    expect((await post('{')).status).toBe(400);
    expect((await post('{"model":"m","messages":[]}')).status).toBe(400);
    expect(fake.requests).toEqual([]);
  });

  it('decides on seeing the request, and sends what a test has ready', async () => {
    fake = await startFakeModel();
    const model = models['OpenAI-compatible'](fake.baseUrl('openai'));
    const { promise: ready, resolve: release } = Promise.withResolvers<undefined>();
    fake.script((request) => answer(slowly(request.turns[0]?.text ?? '', ready)));
    const { textStream } = streamText({ model, prompt: 'Echo' });
    const received: string[] = [];
    for await (const piece of textStream) {
      received.push(piece);
      release(undefined);
    }
    expect(received).toEqual(['Echo', '!']);
  });

  it('closes while an answer is under way', async () => {
    fake = await startFakeModel({ script: answer(['One'], { firstAfter: 60_000 }) });
    const model = models['OpenAI-compatible'](fake.baseUrl('openai'));
    const pending = generateText({ model, prompt: 'Count.', maxRetries: 0 });
    const failed = expect(pending).rejects.toThrow();
    await expect.poll(() => fake.requests.length).toBe(1);
    await fake.close();
    await failed;
    expect(await fake.requests[0]?.outcome).toBe('cut');
  });
});

async function* slowly(text: string, ready: Promise<undefined>) {
  yield text;
  await ready;
  yield '!';
}
