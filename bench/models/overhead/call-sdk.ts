import { streamText } from 'ai';
import type { Call } from './call-provider.ts';

// A figure among its remarks would be hard to find.
globalThis.AI_SDK_LOG_WARNINGS = false;

type Asked = Pick<Parameters<typeof streamText>[0], 'model' | 'instructions'> & {
  readonly prompt: string;
};

/** Through the AI SDK alone, as plain text. */
export async function callSdk(call: Asked): Promise<Call> {
  const sent = performance.now();
  let first = NaN;
  const { textStream } = streamText({ ...call, maxRetries: 0 });
  for await (const text of textStream) {
    if (Number.isNaN(first) && text !== '') first = performance.now() - sent;
  }
  return { first, total: performance.now() - sent };
}
