import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findOllama } from './find-ollama.ts';

let standIn: Server | undefined;
afterEach(() => {
  standIn?.closeAllConnections();
  standIn?.close();
});

/** Starts a fake Ollama on its own port. */
async function listen(reply: RequestListener): Promise<string> {
  const server = createServer(reply);
  standIn = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const holding = (models: unknown) => listen((_, reply) => reply.end(JSON.stringify({ models })));

it('names a model that it holds, having asked for nothing else', async () => {
  const calls: string[] = [];
  const url = await listen((request, reply) => {
    calls.push(`${request.method ?? ''} ${request.url ?? ''}`);
    reply.end(
      JSON.stringify({
        models: [
          { name: 'nomic-embed-text:latest', details: { family: 'nomic-bert' } },
          { name: 'gpt-oss:120b-cloud', remote_host: 'https://ollama.com:443', details: {} },
          { name: 'a model; rm -rf /', details: { family: 'qwen3' } },
          { name: 'hf.co/unsloth/Qwen3-8B-GGUF:Q4_K_M', details: { family: 'qwen3' } },
          { name: 'llama3.1:latest', details: { family: 'llama' } },
        ],
      }),
    );
  });
  expect(await findOllama(url)).toBe(
    `Ollama on this machine holds hf.co/unsloth/Qwen3-8B-GGUF:Q4_K_M: start with AI_PROVIDER=openai-compatible AI_BASE_URL=${url}/v1 AI_MODEL=hf.co/unsloth/Qwen3-8B-GGUF:Q4_K_M to have it write; until then nothing is sent to it.`,
  );
  expect(calls).toEqual(['GET /api/tags']);
});

it('says nothing of one that holds none that writes here', async () => {
  expect(await findOllama(await holding([]))).toBeNull();
});

it.each<[string, RequestListener]>([
  ['fails', (_, reply) => reply.writeHead(500).end()],
  ['is something else', (_, reply) => reply.end('<h1>Hello</h1>')],
  ['answers in another shape', (_, reply) => reply.end('{"models":[{"id":1}]}')],
  ['sends elsewhere', (_, reply) => reply.writeHead(302, { location: '/v1/models' }).end()],
  ['never answers', () => undefined],
])(
  'says nothing where what answers there %s',
  async (_case, reply) => {
    expect(await findOllama(await listen(reply))).toBeNull();
  },
  3_000,
);

it('says nothing where nothing listens', async () => {
  const url = await holding([]);
  await new Promise((resolve) => standIn?.close(resolve));
  expect(await findOllama(url)).toBeNull();
});
