import { createContext, use } from 'react';
import type { Exchange } from '../exchange/exchange.ts';
import type { Ask } from './ask.ts';

export type Asking = {
  /** Sends something in the session that lies open; null while an answer is being written. */
  ask: ((ask: Ask) => void) | null;
  /** Puts a message of the writer's into the composer, with what was said of it, to be changed and tried again. */
  edit: (exchange: Exchange) => void;
  /** The newest message of the writer's, which alone can be edited. */
  latestId: string | null;
};

export const AskContext = createContext<Asking>({
  ask: null,
  edit: () => undefined,
  latestId: null,
});

export const useAsking = () => use(AskContext);
