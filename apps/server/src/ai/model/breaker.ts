import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { Fault } from './provider/fault.ts';
import type { ModelLimits } from './model-limits.ts';

/** A person's Stop and an answer of no use say nothing against the model: were they counted, one
    person could pause it for everybody. */
export function newBreaker(limits: ModelLimits): CircuitBreakerPolicy {
  const isModelsFault = (error: unknown) =>
    error instanceof Fault && error.facts.countsAgainstModel === true;
  return circuitBreaker(handleWhen(isModelsFault), {
    halfOpenAfter: limits.pause,
    breaker: new ConsecutiveBreaker(limits.failuresToPause),
  });
}

/** While one call tries whether a paused model is back, the others do not wait for it. */
export async function whileUp<R>(breaker: CircuitBreakerPolicy, run: () => Promise<R>): Promise<R> {
  if (breaker.state === CircuitState.HalfOpen) throw new Fault('paused');
  try {
    return await breaker.execute(run);
  } catch (error) {
    throw error instanceof BrokenCircuitError ? new Fault('paused') : error;
  }
}
