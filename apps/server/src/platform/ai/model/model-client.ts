import {
  BrokenCircuitError,
  type BulkheadPolicy,
  BulkheadRejectedError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { Logger } from 'pino';
import { type AiConfig, type UseCase, useCases } from '../../config/ai.ts';
import { askModel } from './ask-model.ts';
import { type ModelAnswer, type ModelCall, Spending } from './spending.ts';
import { ModelFailure, Stopped } from './model-failure.ts';
import { ProviderError, type LanguageModel, createProvider, providerErrorOf } from './provider.ts';
import { measureCall } from './measure-call.ts';
import { type ModelLimits, startTimeouts, usualLimits } from './limits.ts';

export type ModelClient = {
  /** The name of the model for a use case; null means the coach. */
  readonly modelOf: (useCase: UseCase) => string | null;
  /** Throws `ModelFailure`, or `Stopped` when the call's signal fired. */
  readonly ask: <T>(call: ModelCall<T>) => Promise<ModelAnswer<T>>;
};

/** The only place where models are asked: with limits, and one circuit breaker per model. */
export function createModelClient(
  config: AiConfig,
  log: Logger,
  limits: ModelLimits = usualLimits,
): ModelClient {
  // Keeps the SDK from writing its warnings about a provider to stderr at every call.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const models = modelsByUseCase(config, limits.bytes);
  const knowsSchemas = config.provider?.structuredOutputs ?? false;
  const places = bulkhead(config.concurrency, limits.queue);
  const breakers = new Map<string, CircuitBreakerPolicy>();

  function breakerOf(name: string): CircuitBreakerPolicy {
    const known = breakers.get(name);
    if (known) return known;
    const breaker = newBreaker(limits);
    breaker.onBreak(() => {
      log.warn({ model: name }, 'the model is paused, the coach answers');
    });
    breaker.onReset(() => {
      log.info({ model: name }, 'the model answers again');
    });
    breakers.set(name, breaker);
    return breaker;
  }

  async function ask<T>(call: ModelCall<T>): Promise<ModelAnswer<T>> {
    const served = models[call.useCase];
    if (!served) throw new Error(`No model is set for ${call.useCase}.`);
    const { name, model } = served;
    const started = performance.now();
    const spending = new Spending();
    const measure = measureCall(config, name, call.useCase, spending);
    const timeout = startTimeouts(limits, call.timeout);
    try {
      const { onFirstText } = measure;
      const means = { model, knowsSchemas, timeout, limits, spending, onFirstText };
      const signal = AbortSignal.any([call.signal, timeout.signal]);
      const value = await measure.run(
        () => whileUp(breakerOf(name), () => withSlot(places, signal, () => askModel(call, means))),
        () => call.signal.aborted,
      );
      return { value, model: name, usage: spending.usage };
    } catch (error) {
      if (call.signal.aborted) throw new Stopped(spending.usage);
      const fault = providerErrorOf(error);
      const ms = Math.round(performance.now() - started);
      logFault(log, fault, { model: name, use_case: call.useCase, ms });
      throw new ModelFailure(fault.reason, spending.usage);
    } finally {
      timeout.end();
    }
  }

  return { modelOf: (useCase) => models[useCase]?.name ?? null, ask };
}

/** What the owner can do about it. */
const hints: Readonly<Record<number, string>> = {
  401: 'check AI_API_KEY',
  403: 'check AI_API_KEY and what it may do',
  404: 'check AI_MODEL and AI_BASE_URL',
};

/** Logs neither the question nor the answer nor the key. */
function logFault(log: Logger, { reason, facts }: ProviderError, callFields: object): void {
  const { status, thrownAt } = facts;
  const hint = status === undefined ? undefined : hints[status];
  const level = reason === 'paused' ? 'debug' : 'warn';
  log[level]({ ...callFields, reason, status, thrownAt, hint }, 'the model gave no answer');
}

type NamedModel = { readonly name: string; readonly model: LanguageModel };

/** Which model serves which use case; null means the coach. */
function modelsByUseCase(
  { provider, models }: AiConfig,
  longestReply: number,
): Record<UseCase, NamedModel | null> {
  const modelCalled = provider && createProvider(provider, longestReply);
  return Object.fromEntries(
    useCases.map((useCase) => {
      const name = models[useCase];
      return [useCase, name && modelCalled ? { name, model: modelCalled(name) } : null];
    }),
  ) as Record<UseCase, NamedModel | null>;
}

/**
 * Runs in one of the free places. A caller who stops waiting leaves at once; the bulkhead alone
 * would notice that only when a place becomes free.
 */
async function withSlot<R>(
  places: BulkheadPolicy,
  signal: AbortSignal,
  run: () => Promise<R>,
): Promise<R> {
  const hasPlace = { isTrue: false };
  const gaveUp = Promise.withResolvers<never>();
  const giveUp = () => {
    if (!hasPlace.isTrue) gaveUp.reject(new ProviderError('busy'));
  };
  signal.addEventListener('abort', giveUp);
  try {
    const work = places.execute(() => {
      hasPlace.isTrue = true;
      return run();
    }, signal);
    return await Promise.race([work, gaveUp.promise]);
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new ProviderError('busy') : error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * A person's Stop and an unusable answer do not count against the model. If they did, one person
 * could pause it for everybody.
 */
function newBreaker(limits: ModelLimits): CircuitBreakerPolicy {
  const isModelsFault = (error: unknown) =>
    error instanceof ProviderError && error.facts.countsAgainstModel === true;
  return circuitBreaker(handleWhen(isModelsFault), {
    halfOpenAfter: limits.pause,
    breaker: new ConsecutiveBreaker(limits.failuresToPause),
  });
}

/** While one call tests whether a paused model works again, the others fail at once. */
async function whileUp<R>(breaker: CircuitBreakerPolicy, run: () => Promise<R>): Promise<R> {
  if (breaker.state === CircuitState.HalfOpen) throw new ProviderError('paused');
  try {
    return await breaker.execute(run);
  } catch (error) {
    throw error instanceof BrokenCircuitError ? new ProviderError('paused') : error;
  }
}
