import { isPlainText } from '@replysmith/contract';
import {
  type DeepPartial,
  type FinishReason,
  type LanguageModelMiddleware,
  wrapLanguageModel,
  zodSchema,
} from 'ai';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { UseCase } from '../../config/ai.ts';
import {
  type ModelCall,
  type ModelInput,
  type Spending,
  firstInput,
  repairInput,
} from './spending.ts';
import type { ModelLimits, Timeouts } from './limits.ts';
import { ProviderError, type LanguageModel } from './provider.ts';
import { guardAgainstLeaks, newMarker, showText } from './leak-guard.ts';
import { GrowingAnswer } from './growing-answer.ts';
import { readReply } from './read-reply.ts';

type Checked<T> =
  | { readonly isUsable: true; readonly value: T }
  | { readonly isUsable: false; readonly problem: string };

/**
 * No model drafts more objects before its answer, and checking thousands would block the server.
 */
const mostObjects = 100;

/**
 * The first object that fits the schema and contains only text, or what is wrong with the last one.
 */
export function checkAnswer<T>(objects: readonly string[], schema: z.ZodType<T>): Checked<T> {
  let problem = 'It holds no complete JSON object.';
  for (const object of objects.slice(0, mostObjects)) {
    const parsed = parseJson(object);
    if (parsed === undefined) {
      problem = 'It is not valid JSON.';
      continue;
    }
    const checked = schema.safeParse(parsed);
    if (!checked.success) {
      problem = `It does not match the schema: ${z.prettifyError(checked.error)}`;
    } else if (!stringsIn(checked.data).every(isPlainText)) {
      problem = 'Its text holds control characters or halves of characters.';
    } else {
      return { isUsable: true, value: checked.data };
    }
  }
  return { isUsable: false, problem };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The most characters of an answer, including its JSON; longer answers are refused. */
export const longestAnswers: Readonly<Record<UseCase, number>> = {
  // The email that a model rewrites has at most a third of that.
  rewrite: 60_000,
  answer: 12_000,
  recipient: 12_000,
  subjects: 6_000,
  sequence: 20_000,
  help: 4_000,
};

type Means = {
  readonly model: LanguageModel;
  readonly knowsSchemas: boolean;
  readonly timeout: Timeouts;
  readonly limits: ModelLimits;
  readonly spending: Spending;
  /** Called with the first text of each reply. */
  readonly onFirstText: () => void;
};

/**
 * Asks the model. Asks once more if the provider failed before its first word, and once more with
 * an explanation if the answer was not the right JSON. Throws a `Fault`.
 */
export async function askModel<T>(call: ModelCall<T>, means: Means): Promise<T> {
  const { knowsSchemas, timeout, limits } = means;
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
    const onPiece = (piece: string) => {
      if (answer.text === '') means.onFirstText();
      return answer.add(piece);
    };
    const check = () => checkAnswer(answer.objects, call.schema);
    const longest = longestAnswers[call.useCase];
    const readOptions = { ...means, model, input, stop: call.signal, longest, onPiece };
    let finish: FinishReason = 'other';
    try {
      finish = await readReply(readOptions);
    } catch (error) {
      if (!isCutOff(error) || !check().isUsable) throw error;
    }
    return { text: answer.text, finish, checked: check() };
  }

  let reply = await retryOnce(() => read(first), limits, [call.signal, timeout.signal]);
  if (!reply.checked.isUsable) {
    refuseHopeless(reply.finish);
    shown.rewind();
    timeout.waitFor(limits.firstByte);
    const wrong = { text: reply.text, problem: reply.checked.problem };
    reply = await read(repairInput(first, marker, wrong));
  }
  if (!reply.checked.isUsable) {
    refuseHopeless(reply.finish);
    throw new ProviderError('unusable');
  }
  const { value } = reply.checked;
  guard.checkDisguises(stringsIn(value).join('\n'));
  // Checking a very long answer takes a while, so other work gets a turn in between.
  await nextTurn();
  shown.finish(call.show(value as DeepPartial<T>));
  return value;
}

/** The connection broke. What had come may be complete. */
function isCutOff(error: unknown): boolean {
  return error instanceof ProviderError && error.reason === 'cut_off';
}

/** Throws when asking again would end the same way. */
function refuseHopeless(finish: FinishReason): void {
  if (finish === 'content-filter') throw new ProviderError('unusable');
  if (finish === 'length') throw new ProviderError('cut_off');
  if (finish !== 'stop') throw new ProviderError('cut_off', { countsAgainstModel: true });
}

async function retryOnce<R>(
  run: () => Promise<R>,
  limits: ModelLimits,
  signals: AbortSignal[],
): Promise<R> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.facts.isWorthRetrying) throw error;
    const retryAfter = error.facts.retryAfter ?? 0;
    if (retryAfter > limits.longestRetryAfter) throw error;
    const wait = Math.max(retryAfter, limits.retryAfter) + Math.random() * limits.retryAfter;
    const signal = AbortSignal.any(signals);
    await sleep(wait, undefined, { signal }).catch(() => {
      throw signal.reason;
    });
    return await run();
  }
}

/**
 * Asks the provider for JSON of this shape. `streamText` can do that too, but it would hold text
 * back while the JSON so far reads the same, and parse everything again for every piece.
 */
async function answerAsJson(schema: z.ZodType): Promise<LanguageModelMiddleware> {
  const jsonSchema = await zodSchema(schema).jsonSchema;
  return {
    specificationVersion: 'v4',
    transformParams: ({ params }) =>
      Promise.resolve({
        ...params,
        responseFormat: { type: 'json', name: 'answer', schema: jsonSchema },
      }),
  };
}

/** The same request in words, for servers without JSON schema. */
async function jsonInstruction(schema: z.ZodType): Promise<string> {
  const jsonSchema = await zodSchema(schema).jsonSchema;
  return `Answer with one JSON object and nothing else. It must match this JSON schema:\n${JSON.stringify(jsonSchema)}`;
}

/** Every text anywhere in a value that was read from JSON. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
