import { isPlainText } from '@replysmith/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  faults,
  rateLimited,
  redirectedTo,
  startFakeModel,
  type FakeModel,
} from '../../../../../../tools/fake-model/index.ts';
import type { ModelUsage } from '../ai.ts';
import { ModelFailure, Stopped } from './model-failure.ts';
import {
  callFor,
  clientOf,
  email,
  forever,
  instructions,
  wires,
} from '../../../testing/client-of.ts';
import { eventually } from '../../../testing/eventually.ts';

const right = JSON.stringify(email);

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

/** Records what a person would see after each change. */
function watch() {
  const types: string[] = [];
  let text = '';
  let rewinds = 0;
  return {
    seen: types,
    rewinds: () => rewinds,
    text: () => text,
    onText: (piece: string) => types.push((text += piece)),
    onRewind: () => {
      rewinds += 1;
      text = '';
    },
  };
}

async function failureOf(pending: Promise<unknown>): Promise<ModelFailure> {
  const error: unknown = await pending.catch((caught: unknown) => caught);
  if (error instanceof ModelFailure) return error;
  throw new Error('no ModelFailure', { cause: error });
}

describe.each(wires)('%s, %s', (provider, model) => {
  const client = () => clientOf(fake, { provider, model });

  it('answers, shows the text as it comes, and says what it cost', async () => {
    fake.script(answer(right, { usage: { input: 7, output: 3 } }));
    const screen = watch();
    expect(await client().ask(callFor(screen))).toEqual({
      value: email,
      model,
      usage: { input_tokens: 7, output_tokens: 3 },
    });
    expect(screen.seen.length).toBeGreaterThan(5);
    expect(screen.seen.every((text) => email.body.startsWith(text))).toBe(true);
    expect(screen.text()).toBe(email.body);
    expect(screen.rewinds()).toBe(0);
  });

  it('shows every word before the next one has come', async () => {
    const words = ['One', ' two', ' three', ' four', ' five', ' six'];
    let show = () => {};
    let shown = 0;
    async function* oneByOne() {
      yield '{"subject":"Hours","body":"';
      for (const word of words) {
        const isShown = new Promise<void>((resolve) => (show = resolve));
        yield word;
        await isShown;
      }
      yield '"}';
    }
    fake.script(answer(oneByOne()));
    const onText = () => {
      shown += 1;
      show();
    };
    await client().ask(callFor({ onText }));
    expect(shown).toBe(words.length);
  });

  it('asks again with what was wrong, and takes back what it had shown', async () => {
    fake.script(answer('{"subject":"Hi","text":"Dear Sir"}'), answer(right));
    const screen = watch();
    const show = ({ body, subject }: Partial<typeof email>) => body ?? subject ?? '';
    const answered = await client().ask(callFor({ ...screen, show }));
    expect(answered.value).toEqual(email);
    expect(screen.text()).toBe(email.body);
    expect(screen.rewinds()).toBeGreaterThan(0);
    const repair = fake.requests[1]?.turns.at(-1)?.text;
    expect(repair).toContain('Dear Sir');
    expect(repair).toContain('body');
    expect(answered.usage.input_tokens).toBeGreaterThan(0);
  });

  it.each(['\0', '\u001B[31m', '\uD800', '\uFFFF'])(
    'asks again where it writes what no text has, and shows nothing of it: %j',
    async (odd) => {
      const body = email.body.replace('bakery', `bak${odd}ery`);
      fake.script(answer(JSON.stringify({ ...email, body })), answer(right));
      const screen = watch();
      expect((await client().ask(callFor(screen))).value).toEqual(email);
      expect(screen.seen.every(isPlainText)).toBe(true);
      expect(screen.rewinds()).toBe(1);
      expect(fake.requests[1]?.turns.at(-1)?.text).toContain('control characters');
      expect(isPlainText(fake.requests[1]?.turns.at(-1)?.text ?? '')).toBe(true);
    },
  );

  it('drops the provider’s connection the moment the person says stop', async () => {
    fake.script(faults.stall);
    const stop = new AbortController();
    const pending = client().ask(
      callFor({
        signal: stop.signal,
        onText: () => {
          stop.abort();
        },
      }),
    );
    await expect(pending).rejects.toBeInstanceOf(Stopped);
    expect(await fake.requests[0]?.outcome).toBe('abandoned');
    const usage = await pending.catch((error: unknown) => (error as Stopped).usage);
    expect((usage as ModelUsage).output_tokens).toBeGreaterThan(0);
  });

  it.each(['hang', 'hangAfterHeaders', 'stall', 'drip', 'huge'] as const)(
    'leaves no connection open after %s',
    async (fault) => {
      fake.script(faults[fault]);
      await failureOf(client().ask(callFor()));
      expect(await fake.requests[0]?.outcome).toBe('abandoned');
    },
  );

  it('never shows eight words of its instructions, and fails on them', async () => {
    fake.script(answer(JSON.stringify({ subject: 'Hi', body: instructions })));
    const screen = watch();
    expect(await failureOf(client().ask(callFor(screen)))).toMatchObject({ reason: 'unusable' });
    const eight = instructions.split(' ').slice(0, 8).join(' ');
    expect(screen.seen.join('\n')).not.toContain(eight);
    expect(fake.requests).toHaveLength(1);
  });

  it('never shows its marker, however it is cut into pieces', async () => {
    fake.script(({ system }) => {
      const [marker = 'no marker'] = /qzx\w+/.exec(system) ?? [];
      return answer(Array.from(JSON.stringify({ subject: 'Hi', body: `Hi ${marker}` })));
    });
    const screen = watch();
    expect(await failureOf(client().ask(callFor(screen)))).toMatchObject({ reason: 'unusable' });
    expect(screen.text()).toMatch(/^Hi ?$/);
  });
});

describe('a model client', () => {
  it('keeps the material apart from the instructions', async () => {
    fake.script(answer(right));
    await clientOf(fake).ask(callFor());
    const [request] = fake.requests;
    const [marker = 'no marker'] = /qzx\w+/.exec(request?.system ?? '') ?? [];
    expect(request?.system).toContain(instructions);
    expect(request?.turns).toEqual([
      { role: 'user', text: `${marker}\n${JSON.stringify(email)}\n${marker}` },
    ]);
  });

  it('takes another marker for every call', async () => {
    fake.script(answer(right));
    const client = clientOf(fake);
    await client.ask(callFor());
    await client.ask(callFor());
    const [first, second] = fake.requests;
    expect(first?.system).not.toBe(second?.system);
  });

  it('lets a piece of an emoji wait for the other', async () => {
    const body = 'Hi 👋🏽 Nora';
    fake.script(answer(JSON.stringify({ subject: 'Hi', body }).split('')));
    const pieces: string[] = [];
    await clientOf(fake).ask(callFor({ onText: (piece) => pieces.push(piece) }));
    expect(pieces.join('')).toBe(body);
    expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
  });

  it('starts over where a key comes twice', async () => {
    fake.script(answer(['{"subject":"Hi","body":"First', '","body":"Second"}']));
    const screen = watch();
    expect((await clientOf(fake).ask(callFor(screen))).value.body).toBe('Second');
    expect(screen.text()).toBe('Second');
    expect(screen.rewinds()).toBe(1);
  });

  it('waits as long as it is told before the retry, if that is short', async () => {
    fake.script(() => rateLimited(0.15), answer(right));
    const started = performance.now();
    await clientOf(fake).ask(callFor());
    expect(performance.now() - started).toBeGreaterThanOrEqual(150);
    expect(fake.requests).toHaveLength(2);
  });

  it('stops at once while it waits for the retry', async () => {
    fake.script(faults.serverError);
    const stop = new AbortController();
    const pending = clientOf(fake, { limits: { retryAfter: 15_000, firstByte: 10_000 } }).ask(
      callFor({ signal: stop.signal }),
    );
    await eventually(() => expect(fake.requests).toHaveLength(1));
    stop.abort();
    await expect(pending).rejects.toBeInstanceOf(Stopped);
    expect(fake.requests).toHaveLength(1);
  });

  it('gives up after its total time, however lively the model is', async () => {
    fake.script(answer(forever()));
    const pending = clientOf(fake, { limits: { total: 400 } }).ask(callFor());
    const { reason, usage } = await failureOf(pending);
    expect(reason).toBe('slow');
    expect(usage.output_tokens).toBeGreaterThan(0);
  });

  it('waits for the first word of the repair as for any first word', async () => {
    fake.script(faults.prose, faults.hang);
    const started = performance.now();
    const pending = clientOf(fake, { limits: { firstByte: 150, idle: 5000, total: 5000 } }).ask(
      callFor(),
    );
    expect(await failureOf(pending)).toMatchObject({ reason: 'slow' });
    expect(performance.now() - started).toBeLessThan(1000);
    expect(fake.requests).toHaveLength(2);
  });

  it('follows no redirect', async () => {
    const other = await startFakeModel({ script: answer(right) });
    fake.script(redirectedTo(`${other.url}/v1/chat/completions`));
    expect(await failureOf(clientOf(fake).ask(callFor()))).toMatchObject({ reason: 'failed' });
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it('tells the schema in words to a server that knows none', async () => {
    fake.script(answer(right));
    await clientOf(fake, { environment: { AI_STRUCTURED_OUTPUTS: 'false' } }).ask(callFor());
    expect(fake.requests[0]?.body).not.toHaveProperty('response_format');
    expect(fake.requests[0]?.system).toContain('"required":["subject","body"]');
  });

  it('does not take what a model thinks aloud for its answer', async () => {
    const draft = JSON.stringify({ subject: 'A draft', body: 'Not this one' });
    fake.script(answer(`<think>\nMaybe ${draft}?\n</think>\n${right}`));
    const screen = watch();
    expect((await clientOf(fake).ask(callFor(screen))).value).toEqual(email);
    expect(screen.rewinds()).toBe(0);
  });

  it('asks nothing when the person stopped before', async () => {
    const pending = clientOf(fake).ask(callFor({ signal: AbortSignal.abort() }));
    await expect(pending).rejects.toBeInstanceOf(Stopped);
    expect(fake.requests).toHaveLength(0);
  });

  it('asks OpenAI to keep nothing', async () => {
    fake.script(answer(right));
    await clientOf(fake, { provider: 'openai', model: 'gpt-4o' }).ask(callFor());
    expect(fake.requests[0]?.body).toMatchObject({ store: false });
  });

  it('serves each use case with its own model, or leaves it to the coach', async () => {
    fake.script(answer(right));
    const client = clientOf(fake, {
      environment: { AI_MODEL_HELP: 'coach', AI_MODEL_ANSWER: 'another' },
    });
    expect([client.modelOf('rewrite'), client.modelOf('answer'), client.modelOf('help')]).toEqual([
      'a-model',
      'another',
      null,
    ]);
    expect((await client.ask(callFor({ useCase: 'answer' }))).model).toBe('another');
    expect(fake.requests[0]?.model).toBe('another');
    await expect(client.ask(callFor({ useCase: 'help' }))).rejects.toThrow('help');
  });
});
