import { generateText, streamText } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewriter, startFakeModel, type FakeModel } from './index.ts';
import { models } from './testing/models.ts';
import { sampleEmail } from '../product/sample-texts.ts';

const stock = {
  subject: 'Quick question about your opening hours on Sundays and on public holidays',
  body: "Hi Nora,\n\nI hope you're well! I am writing to ask about the shop. We utilise maps.\n\nmaps.example",
};
const plain = {
  subject: 'Your opening hours on Sundays',
  body: 'Hi Nora,\n\nAsk about the shop. We use maps.\n\nmaps.example',
};

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel({ script: rewriter() });
});
afterAll(() => fake.close());

const model = () => models['OpenAI-compatible'](fake.baseUrl('openai'));

describe('a model that rewrites', () => {
  it('puts plain words for stock phrases and keeps the rest', async () => {
    const prompt = `Rewrite {this}:\n${JSON.stringify({ goal: 'a {call}', email: stock })}\nThanks.`;
    const { text } = await generateText({ model: model(), prompt });
    expect(JSON.parse(text)).toEqual(plain);
  });

  it('keeps every figure and name of a longer email', async () => {
    const { text } = await generateText({
      model: model(),
      prompt: JSON.stringify({ subject: '', body: sampleEmail }),
    });
    const { body } = JSON.parse(text) as { body: string };
    for (const fact of ['Tom', 'Fernhill', '40', '11%', 'Leeds', '30-minute', 'Thursday', 'Nora']) {
      expect(body).toContain(fact);
    }
    expect(body.length).toBeLessThan(sampleEmail.length * 0.8);
  });

  it('finds the email again when it is asked to repair its answer', async () => {
    const { text } = await generateText({
      model: model(),
      messages: [
        { role: 'user', content: JSON.stringify(stock) },
        { role: 'assistant', content: 'Here you are.' },
        { role: 'user', content: 'That was no JSON. Answer again.' },
      ],
    });
    expect(JSON.parse(text)).toEqual(plain);
  });

  it('reads the email wherever it is told to look', async () => {
    fake.script(rewriter({ readEmail: ({ system }) => ({ subject: 'Hours', body: system }) }));
    const { text } = await generateText({ model: model(), instructions: 'Hi.', prompt: 'Go.' });
    expect(JSON.parse(text)).toEqual({ subject: 'Hours', body: 'Hi.' });
  });

  it('streams word by word', async () => {
    fake.script(rewriter());
    const pieces: string[] = [];
    const { textStream } = streamText({ model: model(), prompt: JSON.stringify(stock) });
    for await (const piece of textStream) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(10);
    expect(JSON.parse(pieces.join(''))).toEqual(plain);
  });
});
