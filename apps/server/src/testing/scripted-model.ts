import { review } from '@replysmith/coach';
import type { ModelCall } from '../platform/ai/model/spending.ts';
import type { ModelClient } from '../platform/ai/model/model-client.ts';
import { Stopped } from '../platform/ai/model/model-failure.ts';

export const usage = { input_tokens: 7, output_tokens: 3 };

type Script = (call: Pick<ModelCall<unknown>, 'signal' | 'onText' | 'onRewind'>) => Promise<void>;

/** A model that runs the script when it is asked for a rewrite, and then answers `written`. */
export function scriptedModel(script: Script, written: object): ModelClient {
  return {
    modelOf: (useCase) => (useCase === 'rewrite' ? 'scripted' : null),
    ask: async (call) => {
      await Promise.race([script(call), stopped(call.signal)]);
      call.signal.throwIfAborted();
      return { value: call.schema.parse(written), model: 'scripted', usage };
    },
  };
}

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new Stopped(usage));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
}

/** The coach's own rewrite, which it accepts. */
export function goodRewrite(email: { readonly subject: string | null; readonly body: string }) {
  const { subject, body } = review(email);
  return { subject, body };
}
