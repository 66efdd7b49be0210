import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type Pace = { readonly pause: number | undefined; readonly signal: AbortSignal };

/** Waits while the reader is slower than we are. */
export async function writeBytes(response: ServerResponse, text: string, { pause, signal }: Pace) {
  if (!pause) {
    if (!response.write(text)) await once(response, 'drain', { signal });
    return;
  }
  for (const byte of Buffer.from(text)) {
    response.write(Uint8Array.of(byte));
    await sleep(pause, undefined, { signal });
  }
}
