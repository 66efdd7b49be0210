import { type FinishReason, streamText } from 'ai';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ModelLimits, Timeouts } from './limits.ts';
import { ProviderError, type LanguageModel, acceptances, providerErrorOf } from './provider.ts';
import type { ModelInput, Spending } from './spending.ts';

/** Milliseconds of work after which other work gets a turn. */
const longest = 15;

/**
 * Thousands of pieces that come at once would otherwise be read to the end before anything else
 * runs.
 */
export function startTurn(now = () => performance.now()) {
  let began = now();
  return {
    /** Lets other work run if this turn has lasted long enough. */
    end: async (): Promise<void> => {
      if (now() - began < longest) return;
      await nextTurn();
      began = now();
    },
  };
}

type Reading = {
  readonly model: LanguageModel;
  readonly input: ModelInput;
  /** The person's Stop. */
  readonly stop: AbortSignal;
  readonly timeout: Timeouts;
  readonly limits: ModelLimits;
  readonly spending: Spending;
  /** Longer replies are refused. */
  readonly longest: number;
  readonly onPiece: (piece: string) => Promise<void>;
};

/**
 * Calls the provider once and reads the whole reply. Throws a `Fault` or the Stop's reason. Always
 * closes the connection.
 */
export async function readReply(reading: Reading): Promise<FinishReason> {
  const { model, input, stop, timeout, limits, spending, longest, onPiece } = reading;
  const turn = startTurn();
  const done = new AbortController();
  const signal = AbortSignal.any([stop, timeout.signal, done.signal]);
  const acceptance = { isGiven: false };
  let text = '';
  let thought = 0;
  let finish: FinishReason = 'other';
  let isPaid = false;
  try {
    const ask = () =>
      streamText({
        model,
        instructions: input.system,
        prompt: input.prompt,
        maxRetries: 0,
        abortSignal: signal,
        include: { rawChunks: true },
        telemetry: { isEnabled: false },
        providerOptions: { openai: { store: false } },
        onError: () => undefined,
      });
    const { stream } = acceptances.run(acceptance, ask);
    for await (const part of stream) {
      if (part.type === 'raw') timeout.waitFor(limits.idle);
      await turn.end();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw signal.reason;
      if (part.type === 'finish') {
        finish = part.finishReason;
        isPaid = spending.add(part.totalUsage);
      }
      if (part.type === 'reasoning-delta') thought += part.text.length;
      if (part.type !== 'text-delta') continue;
      text += part.text;
      if (text.length > longest) throw new ProviderError('unusable');
      await onPiece(part.text);
    }
    return finish;
  } catch (error) {
    if (stop.aborted) throw stop.reason;
    const fault = providerErrorOf(signal.aborted ? signal.reason : error);
    throw text === '' ? fault : brokenOff(fault);
  } finally {
    if (acceptance.isGiven && !isPaid) spending.estimate(input, thought + text.length);
    done.abort();
  }
}

/** An answer that had begun is not asked for again. */
function brokenOff({ reason, facts }: ProviderError): ProviderError {
  const isOurs = reason === 'slow' || reason === 'unusable';
  return new ProviderError(isOurs ? reason : 'cut_off', { ...facts, isWorthRetrying: false });
}
