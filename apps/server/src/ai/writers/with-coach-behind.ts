import type { EngineReason } from '@replysmith/contract';
import type { ModelAnswer, ModelCall, ModelUsage } from '../model/model-call.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { ModelFailure } from '../model/model-failure.ts';
import { byCoach, byModel, type Authored } from './authored.ts';
import type { Writing } from './writing.ts';

/** What a model wrote that is not given to anybody. */
export class NotGood {
  readonly reason: EngineReason;
  constructor(reason: EngineReason) {
    this.reason = reason;
  }
}

type Task<Answer, Result> = {
  readonly call: Pick<ModelCall<Answer>, 'useCase' | 'system' | 'prompt' | 'schema' | 'show'>;
  /** Turns what the model wrote into a result that can be given to a person. */
  readonly accept: (answer: Answer) => Promise<Result | NotGood>;
  readonly byCoach: () => Promise<Result>;
};

/** Has a model write something, and the coach where no model is set up or the model fails. */
export async function withCoachBehind<Answer, Result>(
  desk: ModelDesk,
  { call, accept, byCoach: coachWrites }: Task<Answer, Result>,
  { isSpent, signal, onText, onRewind }: Writing,
): Promise<Authored<Result>> {
  if (desk.modelOf(call.useCase) === null) return byCoach(await coachWrites());
  if (isSpent) return byCoach(await coachWrites(), 'spent');

  let isShown = false;
  const stepIn = async (reason: EngineReason, usage: ModelUsage) => {
    if (isShown) onRewind();
    return byCoach(await coachWrites(), reason, usage);
  };
  let answer: ModelAnswer<Answer>;
  try {
    answer = await desk.ask({
      ...call,
      signal,
      onText: (text) => {
        isShown = true;
        onText(text);
      },
      onRewind: () => {
        isShown = false;
        onRewind();
      },
    });
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return stepIn(error.reason, error.usage);
  }
  const result = await accept(answer.value);
  if (result instanceof NotGood) return stepIn(result.reason, answer.usage);
  return byModel(result, answer.model, answer.usage);
}
