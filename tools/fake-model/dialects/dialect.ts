import type { Finish, Usage } from '../behaviour.ts';
import type { ModelRequest } from '../model-request.ts';

export type End = { readonly text: string; readonly finish: Finish; readonly usage: Usage };

/** The format of one API. Frames are strings ready for the socket. */
export type Dialect = {
  readonly opening: (request: ModelRequest) => string;
  readonly piece: (request: ModelRequest, text: string) => string;
  readonly closing: (request: ModelRequest, end: End) => string;
  /** The answer to a request that does not stream. */
  readonly whole: (request: ModelRequest, end: End) => object;
  readonly error: (status: number, message: string) => object;
  /** An error after the stream has begun. */
  readonly streamError: (message: string) => string;
};
