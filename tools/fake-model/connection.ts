import type { ServerResponse } from 'node:http';
import type { Outcome } from './model-request.ts';

export type Connection = {
  readonly response: ServerResponse;
  /** Aborts when the socket closes, so that no pause outlives it. */
  readonly signal: AbortSignal;
  readonly outcome: Promise<Outcome>;
  /** Resets the socket, like a dying process. */
  readonly cut: () => void;
};

export function watchConnection(response: ServerResponse): Connection {
  const disconnected = new AbortController();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  response.once('close', () => {
    resolve(response.writableFinished ? 'answered' : 'abandoned');
    disconnected.abort();
  });
  return {
    response,
    signal: disconnected.signal,
    outcome: promise,
    cut: () => {
      resolve('cut');
      response.socket?.resetAndDestroy();
    },
  };
}
