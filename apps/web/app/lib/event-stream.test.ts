import { http } from 'msw';
import { expect, it } from 'vitest';
import { network } from '../testing/network.ts';
import { refusal } from '../testing/samples.ts';
import { ApiError, mayHaveHappened } from './api-error.ts';
import { readEventStream } from './event-stream.ts';

type Word = { word: string };
const path = '/stream';

function read(silence?: number) {
  const words: string[] = [];
  const ended = readEventStream<Word, Word>(
    path,
    {},
    {
      schema: { parse: (data) => data as Word },
      onEvent: ({ word }) => words.push(word),
      isLast: (event): event is Word => event.word === 'end',
      ...(silence !== undefined && { silence }),
    },
  );
  return { words, ended };
}

const errorOf = (ended: Promise<unknown>) => ended.catch((error: unknown) => error);

function answers(chunks: readonly Uint8Array[], { isLeftOpen = false } = {}): void {
  network.use(
    http.get(`*${path}`, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const chunk of chunks) controller.enqueue(chunk);
          if (!isLeftOpen) controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
}

const bytes = (text: string) => new TextEncoder().encode(text);
const event = (word: string) => `event: said\ndata: ${JSON.stringify({ word })}\n\n`;

it('reads events however they are cut, in the middle of a character too', async () => {
  const all = bytes(`: still here\n\n${event('naïve ☕')}${event('end')}`);
  answers(Array.from(all, (byte) => Uint8Array.of(byte)));
  const { words, ended } = read();
  expect(await ended).toEqual({ word: 'end' });
  expect(words).toEqual(['naïve ☕', 'end']);
});

it('hangs up after the last event although the line stays open', async () => {
  answers([bytes(event('end') + event('more'))], { isLeftOpen: true });
  const { words, ended } = read();
  await ended;
  expect(words).toEqual(['end']);
});

it('tells a refusal before the stream as that of any call', async () => {
  network.use(http.get(`*${path}`, () => refusal('usage_limit_reached')));
  const error = await errorOf(read().ended);
  expect(error).toMatchObject({ kind: 'http', code: 'usage_limit_reached', status: 429 });
});

it('takes a stream that ends before its last event for a broken line', async () => {
  answers([bytes(event('half'))]);
  const { words, ended } = read();
  const error = await errorOf(ended);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: 'network' });
  expect(mayHaveHappened(error)).toBe(true);
  expect(words).toEqual(['half']);
});

it('takes a silent line for a broken one', async () => {
  answers([bytes(event('half'))], { isLeftOpen: true });
  expect(await errorOf(read(60).ended)).toMatchObject({ kind: 'network' });
});

it.each([
  ['no stream', () => new Response('{"word":"end"}')],
  [
    'no JSON',
    () => new Response('data: oops\n\n', { headers: { 'content-type': 'text/event-stream' } }),
  ],
])('says that an answer makes no sense when it is %s', async (_, answer) => {
  network.use(http.get(`*${path}`, answer));
  expect(await errorOf(read().ended)).toMatchObject({ kind: 'unreadable' });
});
