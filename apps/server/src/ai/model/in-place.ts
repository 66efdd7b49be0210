import { BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { Fault } from './provider/fault.ts';

/** Runs in one of the free places. Who gives up while waiting leaves at once; the bulkhead alone
    would only notice when a place falls free. */
export async function inPlace<R>(
  places: BulkheadPolicy,
  signal: AbortSignal,
  run: () => Promise<R>,
): Promise<R> {
  const hasPlace = { isTrue: false };
  const gaveUp = Promise.withResolvers<never>();
  const giveUp = () => {
    if (!hasPlace.isTrue) gaveUp.reject(new Fault('busy'));
  };
  signal.addEventListener('abort', giveUp);
  try {
    const work = places.execute(() => {
      hasPlace.isTrue = true;
      return run();
    }, signal);
    return await Promise.race([work, gaveUp.promise]);
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new Fault('busy') : error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
