import { z } from 'zod';
import { readEventStream } from '../../ask-product.ts';

/** Milliseconds from sending the request to the first of the text, and to its end. */
export type Call = { readonly first: number; readonly total: number };

const piece = z.string().min(1);
const Piece = z.union([
  z.object({ choices: z.tuple([z.object({ delta: z.object({ content: piece }) })]) }),
  z.object({ delta: z.union([z.object({ text: piece }), z.object({ partial_json: piece })]) }),
]);

/** Straight to the provider, with nothing of ours between. */
export async function callProvider(url: string, body: string): Promise<Call> {
  const sent = performance.now();
  let first = NaN;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  for await (const data of readEventStream(response)) {
    if (!Number.isNaN(first) || data === '[DONE]') continue;
    if (Piece.safeParse(JSON.parse(data)).success) first = performance.now() - sent;
  }
  return { first, total: performance.now() - sent };
}
