import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { wrapLanguageModel, type DeepPartial, type FinishReason } from 'ai';
import { answerAsJson, jsonInstruction } from './answer-as-json.ts';
import { checkAnswer } from './check-answer.ts';
import { longestAnswers } from '../longest-answers.ts';
import { Fault } from '../provider/fault.ts';
import { GrowingAnswer } from './growing-answer.ts';
import { guardAgainstLeaks, newMarker } from '../showing/leak-guard.ts';
import type { ModelCall } from '../model-call.ts';
import type { ModelLimits } from '../model-limits.ts';
import type { Patience } from '../patience.ts';
import type { LanguageModel } from '../provider/provider.ts';
import { firstInput, repairInput, type ModelInput } from './model-input.ts';
import { readReply } from './read-reply.ts';
import { stringsIn } from './strings-in.ts';
import { showText } from '../showing/shown-text.ts';
import type { Spending } from '../spending.ts';

type Means = {
  readonly model: LanguageModel;
  readonly knowsSchemas: boolean;
  readonly patience: Patience;
  readonly limits: ModelLimits;
  readonly spending: Spending;
};

/** Asks the model, once more if the provider stumbled before its first word, and once more with
    what was wrong if the answer was no such JSON. Throws a `Fault`. */
export async function askModel<T>(call: ModelCall<T>, means: Means): Promise<T> {
  const { knowsSchemas, patience, limits } = means;
  const model = knowsSchemas
    ? wrapLanguageModel({ model: means.model, middleware: await answerAsJson(call.schema) })
    : means.model;
  const form = knowsSchemas ? '' : await jsonInstruction(call.schema);
  const marker = newMarker();
  const first = firstInput(call, marker, form);
  const guard = guardAgainstLeaks(marker, first.system, call.prompt);
  const shown = showText(guard, call);

  async function read(input: ModelInput) {
    const answer = new GrowingAnswer(call.show, shown);
    const onPiece = (piece: string) => answer.add(piece);
    const check = () => checkAnswer(answer.objects, call.schema);
    const longest = longestAnswers[call.useCase];
    const given = { ...means, model, input, stop: call.signal, longest, onPiece };
    let finish: FinishReason = 'other';
    try {
      finish = await readReply(given);
    } catch (error) {
      if (!isCutOff(error) || !check().isUsable) throw error;
    }
    return { text: answer.text, finish, checked: check() };
  }

  let reply = await retryOnce(() => read(first), limits, [call.signal, patience.signal]);
  if (!reply.checked.isUsable) {
    refuseHopeless(reply.finish);
    shown.rewind();
    patience.waitFor(limits.firstByte);
    const wrong = { text: reply.text, problem: reply.checked.problem };
    reply = await read(repairInput(first, marker, wrong));
  }
  if (!reply.checked.isUsable) {
    refuseHopeless(reply.finish);
    throw new Fault('unusable');
  }
  const { value } = reply.checked;
  guard.checkDisguises(stringsIn(value).join('\n'));
  // Of the longest answers each check takes a while, and others wait meanwhile.
  await nextTurn();
  shown.finish(call.show(value as DeepPartial<T>));
  return value;
}

/** The connection broke; what came before may be all there was to come. */
function isCutOff(error: unknown): boolean {
  return error instanceof Fault && error.reason === 'cut_off';
}

/** Asking again would end the same way. */
function refuseHopeless(finish: FinishReason): void {
  if (finish === 'content-filter') throw new Fault('unusable');
  if (finish === 'length') throw new Fault('cut_off');
  if (finish !== 'stop') throw new Fault('cut_off', { countsAgainstModel: true });
}

async function retryOnce<R>(
  run: () => Promise<R>,
  limits: ModelLimits,
  signals: AbortSignal[],
): Promise<R> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Fault) || !error.facts.isWorthRetrying) throw error;
    const asked = error.facts.retryAfter ?? 0;
    if (asked > limits.longestRetryAfter) throw error;
    const wait = Math.max(asked, limits.retryAfter) + Math.random() * limits.retryAfter;
    const signal = AbortSignal.any(signals);
    await sleep(wait, undefined, { signal }).catch(() => {
      throw signal.reason;
    });
    return await run();
  }
}
