import { AsyncLocalStorage } from 'node:async_hooks';

type Acceptance = { isGiven: boolean };

/** Whether the provider took the question of the call under way, and so counts it. The AI SDK keeps
    the headers of a reply to itself until the first word. */
export const acceptances = new AsyncLocalStorage<Acceptance>();
