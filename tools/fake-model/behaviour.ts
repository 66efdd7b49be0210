import type { ModelRequest } from './model-request.ts';

export type Usage = { readonly input: number; readonly output: number };

/** Why the model stopped writing. */
export type Finish = 'stop' | 'length' | 'refusal';

/**
 * How an answer ends: complete; closed cleanly before its end marker; with a reset socket; silent
 * forever; with an error in the stream; or with a frame that is not JSON.
 */
export type Ending = 'complete' | 'early' | 'reset' | 'stall' | 'error' | 'garbled';

export type Answer = {
  readonly kind: 'answer';
  /** The text in the pieces that are sent. Pass a generator to control the timing. */
  readonly chunks: Iterable<string> | AsyncIterable<string>;
  /** Milliseconds before the headers, before the first piece, and between pieces. */
  readonly headersAfter?: number;
  readonly firstAfter?: number;
  readonly pause?: number;
  /** Milliseconds between single bytes of the body. */
  readonly bytePause?: number;
  /** Without it, four characters count as a token. */
  readonly usage?: Usage;
  readonly finish?: Finish;
  readonly ending?: Ending;
  readonly eachTwice?: boolean;
};

/** An error in the form of the wire that was asked. */
export type Refusal = {
  readonly kind: 'error';
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A body that is not from a model: a proxy's page, a redirect. */
type Page = {
  readonly kind: 'page';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** `drop` closes the socket unanswered; `hang` keeps it open, with or without headers. */
type Silence = { readonly kind: 'drop' | 'hang' | 'hang-after-headers' };

export type Behaviour = Answer | Refusal | Page | Silence;

/** What to do with a request: always the same, or decided on seeing it. */
export type Script = Behaviour | ((request: ModelRequest) => Script);

export function behaviourOf(script: Script, request: ModelRequest): Behaviour {
  return typeof script === 'function' ? behaviourOf(script(request), request) : script;
}

export type Pace = Omit<Answer, 'kind' | 'chunks'>;

/** An ordinary answer in pieces of a word each, unless the pieces are given. */
export function answer(text: string | Answer['chunks'], pace: Pace = {}): Answer {
  return { kind: 'answer', chunks: typeof text === 'string' ? words(text) : text, ...pace };
}

/** Pieces that join to exactly the text. */
function words(text: string): readonly string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}
