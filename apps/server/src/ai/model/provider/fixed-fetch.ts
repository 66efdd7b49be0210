import { acceptances } from './acceptances.ts';
import { Fault } from './fault.ts';

/** A `fetch` for one provider only: no other place, no redirects, no endless replies. */
export function fixedFetch(baseUrl: string, longest: number): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${baseUrl}/`)) throw new Fault('failed');
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    if (response.ok && response.headers.get('content-type')?.includes('text/html')) {
      await response.body.cancel();
      throw new Fault('failed', { status: response.status, countsAgainstModel: true });
    }
    const acceptance = acceptances.getStore();
    if (acceptance) acceptance.isGiven = response.ok;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(atMost(longest)), {
      status,
      statusText,
      headers,
    });
  };
}

function atMost(
  longest: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > longest) throw new Fault('unusable');
      controller.enqueue(chunk);
    },
  });
}
