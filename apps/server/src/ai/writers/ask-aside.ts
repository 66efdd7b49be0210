import type { ModelUsage } from '../../ports/ai.ts';
import type { ModelCall } from '../model/model-call.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { ModelFailure, Stopped } from '../model/model-failure.ts';
import { nothing } from './authored.ts';

/** The rewrite is on the screen meanwhile and takes longer to read than this; whoever waits for the
    whole as JSON waits this much longer at most. */
const patience = 5_000;

export type Aside<Result> = ModelUsage & { readonly result: Result };

/**
 * Asks a model for something that goes with a finished answer: soon or not at all, shown to nobody
 * on the way. Where nothing comes, or `accept` fails, `own` stays.
 */
export async function askAside<Answer, Result>(
  desk: ModelDesk,
  call: Pick<ModelCall<Answer>, 'useCase' | 'system' | 'prompt' | 'schema' | 'signal'>,
  own: Result,
  accept: (answer: Answer) => Promise<Result>,
): Promise<Aside<Result>> {
  if (desk.modelOf(call.useCase) === null || call.signal.aborted)
    return { ...nothing, result: own };
  try {
    const { value, usage } = await desk.ask({ ...call, patience, show: () => '' });
    return { ...usage, result: await accept(value).catch(() => own) };
  } catch (error) {
    if (error instanceof ModelFailure || error instanceof Stopped) {
      return { ...error.usage, result: own };
    }
    throw error;
  }
}
