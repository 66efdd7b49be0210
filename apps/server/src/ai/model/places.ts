import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { inPlace } from './in-place.ts';
import type { ModelLimits } from './model-limits.ts';

type Places = {
  readonly run: <R>(person: string, signal: AbortSignal, work: () => Promise<R>) => Promise<R>;
};

/** The places at the provider: so many in all, and of those only some for one person. */
export function createPlaces(inAll: number, { queue, perPerson }: ModelLimits): Places {
  const everybody = bulkhead(inAll, queue);
  const persons = new Map<string, BulkheadPolicy>();
  return {
    run: async (person, signal, work) => {
      const own = persons.get(person) ?? bulkhead(perPerson, queue);
      persons.set(person, own);
      try {
        return await inPlace(own, signal, () => inPlace(everybody, signal, work));
      } finally {
        if (own.executionSlots === perPerson) persons.delete(person);
      }
    },
  };
}
