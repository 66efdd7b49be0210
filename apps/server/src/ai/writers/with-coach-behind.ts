import type { EngineReason } from '@replysmith/contract';
import type { ModelCall, ModelUsage } from '../model/model-call.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { ModelFailure, Stopped } from '../model/model-failure.ts';
import { byCoach, byModel, type Authored } from './authored.ts';
import type { Writing } from './writing.ts';

/** What the model wrote is given to nobody; null when it was right to leave the matter to the coach. */
export class CoachInstead {
  readonly reason: EngineReason | null;
  constructor(reason: EngineReason | null) {
    this.reason = reason;
  }
}

/** The person stopped the answer when there was something to see of it. */
class StoppedMidway extends Error {
  readonly usage: ModelUsage;
  /** What had come, as it may be kept. */
  readonly kept: string;

  constructor(usage: ModelUsage, kept: string) {
    super('the answer was stopped midway');
    this.usage = usage;
    this.kept = kept;
  }
}

type Task<Answer, Result> = {
  readonly call: Pick<ModelCall<Answer>, 'useCase' | 'system' | 'prompt' | 'schema' | 'show'>;
  /** Turns what the model wrote into a result that can be given to a person. */
  readonly accept: (answer: Answer) => Promise<Result | CoachInstead>;
  /** The same for a text that somebody stopped. */
  readonly keep: (shown: string) => Promise<string>;
  readonly byCoach: () => Promise<Result>;
};

/** Has a model write something, and the coach where no model is set up or the model fails. */
export async function withCoachBehind<Answer, Result>(
  desk: ModelDesk,
  { call, accept, keep, byCoach: coachWrites }: Task<Answer, Result>,
  { person, isSpent, signal, onText, onRewind }: Writing,
): Promise<Authored<Result>> {
  if (desk.modelOf(call.useCase) === null) return byCoach(await coachWrites());
  if (isSpent) return byCoach(await coachWrites(), 'spent');

  let shown = '';
  const rewind = () => {
    shown = '';
    onRewind();
  };
  const show = (text: string) => {
    shown += text;
    onText(text);
  };
  const stepIn = async (reason: EngineReason | null, usage: ModelUsage) => {
    if (shown !== '') rewind();
    return byCoach(await coachWrites(), reason, usage);
  };
  try {
    const answer = await desk.ask({ ...call, person, signal, onText: show, onRewind: rewind });
    const result = await accept(answer.value);
    if (result instanceof CoachInstead) return await stepIn(result.reason, answer.usage);
    return byModel(result, answer.model, answer.usage);
  } catch (error) {
    if (error instanceof ModelFailure) return stepIn(error.reason, error.usage);
    if (error instanceof Stopped && shown !== '') {
      throw new StoppedMidway(error.usage, await keep(shown));
    }
    throw error;
  }
}
