import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AiProvider } from '../../config/ai.ts';
import type { FailureReason } from './model-failure.ts';

type Acceptance = { isGiven: boolean };

/**
 * Notes whether the provider accepted the present call, and so charges for it. The AI SDK does not
 * give access to the headers of a reply before its first word.
 */
export const acceptances = new AsyncLocalStorage<Acceptance>();

type FaultFacts = {
  /** Another try may succeed. */
  readonly isWorthRetrying?: boolean;
  /** The model is in trouble, not just this question. */
  readonly countsAgainstModel?: boolean;
  /** The provider's HTTP status. */
  readonly status?: number | undefined;
  /** The wait in milliseconds that the provider asks for. */
  readonly retryAfter?: number | undefined;
  /** The code that threw, for the log. */
  readonly thrownAt?: readonly string[];
};

/** What went wrong in one call to the provider, without the question or the key. */
export class ProviderError extends Error {
  readonly reason: FailureReason;
  readonly facts: FaultFacts;

  constructor(reason: FailureReason, facts: FaultFacts = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}

/** The question itself is at fault, so the next one may succeed. */
const questionsFault = [400, 413, 422];
const overloaded = [429, 503, 529];

/** Reads an error that the AI SDK threw or streamed. */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (hasStatus(error)) {
    const { statusCode: status } = error;
    return new ProviderError(overloaded.includes(status) ? 'busy' : 'failed', {
      status,
      isWorthRetrying: status >= 500 || [408, 409, 429].includes(status),
      countsAgainstModel: !questionsFault.includes(status),
      retryAfter: APICallError.isInstance(error) ? retryAfterOf(error.responseHeaders) : undefined,
    });
  }
  const reason = isNetworkError(error) ? 'unreachable' : 'failed';
  return new ProviderError(reason, {
    isWorthRetrying: true,
    countsAgainstModel: true,
    thrownAt: framesOf(error),
  });
}

/** Where an unexpected error was thrown, without its message, which may quote people's texts. */
function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack?.split('\n') ?? []) : [];
  return lines.filter((line) => /^\s+at /.test(line)).slice(0, 3);
}

function hasStatus(error: unknown): error is { statusCode: number } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 300
  );
}

/** A broken connection has an error code of the system or of the HTTP client among its causes. */
function isNetworkError(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if ('code' in cause && /^(E[A-Z]+|UND_ERR_\w+)$/.test(String(cause.code))) return true;
    cause = cause.cause;
  }
  return false;
}

function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const exact = Number(headers?.['retry-after-ms'] ?? NaN);
  if (exact >= 0) return exact;
  const header = headers?.['retry-after'];
  if (header === undefined) return undefined;
  const wait =
    /^\s*\d/.test(header) && Number(header) >= 0
      ? Number(header) * 1000
      : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

export type LanguageModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** A function from a model's name to the model, for the configured provider. */
export function createProvider(
  { kind, baseUrl: baseURL, apiKey, structuredOutputs }: AiProvider,
  longestReply: number,
): (name: string) => LanguageModel {
  const fetch = fixedFetch(baseURL, longestReply);
  switch (kind) {
    case 'openai':
      return createOpenAI({ baseURL, apiKey: apiKey ?? '', fetch });
    case 'anthropic':
      return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch });
    case 'openai-compatible': {
      const modelCalled = createOpenAICompatible({
        name: 'compatible',
        baseURL,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: structuredOutputs,
        ...(apiKey !== null && { apiKey }),
      });
      // Open models write their reasoning into the text, sometimes with a draft of the answer.
      const middleware = extractReasoningMiddleware({ tagName: 'think' });
      return (name) => wrapLanguageModel({ model: modelCalled(name), middleware });
    }
  }
}

/**
 * A `fetch` that reaches only one provider, follows no redirects and limits the length of replies.
 */
function fixedFetch(baseUrl: string, longest: number): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${baseUrl}/`)) throw new ProviderError('failed');
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    if (response.ok && response.headers.get('content-type')?.includes('text/html')) {
      await response.body.cancel();
      throw new ProviderError('failed', { status: response.status, countsAgainstModel: true });
    }
    const acceptance = acceptances.getStore();
    if (acceptance) acceptance.isGiven = response.ok;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(atMost(longest)), {
      status,
      statusText,
      headers,
    });
  };
}

function atMost(
  longest: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > longest) throw new ProviderError('unusable');
      controller.enqueue(chunk);
    },
  });
}
