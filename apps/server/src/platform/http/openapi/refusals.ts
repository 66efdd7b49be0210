import { type ErrorCode, errorCodes } from '@replysmith/contract';
import type { Route } from '../route.ts';
import type { Reply } from './document.ts';

/** The name of each shared response, by its status. */
const names: Readonly<Record<number, string>> = {
  400: 'Malformed',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  422: 'Invalid',
  429: 'TooManyRequests',
  500: 'Unexpected',
  503: 'Unavailable',
};

/** What each status is given with first, where several codes have it. */
const usual: Readonly<Record<number, ErrorCode>> = {
  403: 'origin_not_allowed',
  404: 'not_found',
  409: 'version_conflict',
  422: 'validation_failed',
  429: 'rate_limited',
  503: 'unavailable',
};

const retryAfter = {
  description: 'After how many seconds to try again.',
  schema: { type: 'integer', minimum: 0 },
};

/**
 * The error replies by their name, with every code that may stand in each. A status without a name
 * is given outside the API, as by `/mcp`.
 */
export function sharedRefusals(): Record<string, Reply> {
  const byStatus = Map.groupBy(codes(), (code) => errorCodes[code].status as number);
  const all = [...byStatus].toSorted(([a], [b]) => a - b);
  return Object.fromEntries(
    all.flatMap(([status, possible]) => {
      const name = names[status];
      return name === undefined ? [] : [[name, refusal(status, possible)]];
    }),
  );
}

function codes(): ErrorCode[] {
  return Object.keys(errorCodes) as ErrorCode[];
}

function refusal(status: number, possible: readonly ErrorCode[]): Reply {
  const code = usual[status] ?? possible[0] ?? 'internal';
  const error = {
    code,
    message: code === 'validation_failed' ? 'This is missing.' : errorCodes[code].message,
    request_id: 'c0a8f1d2-4b57-4f5e-9d0e-6a1f2b3c4d5e',
    ...(code === 'validation_failed' && { fields: { name: ['This is missing.'] } }),
  };
  return {
    description: `One of the codes ${possible.map((one) => `\`${one}\``).join(', ')}.`,
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': retryAfter } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorBody' },
        example: { error },
      },
    },
  };
}

/** The codes that a route's declaration implies, and those that it names. */
function refusalsOf(route: Route): ErrorCode[] {
  const { method, access, scope, sessionIsChecked, limit, params, query, body, hasKey } = route;
  const isOpen = access === 'anyone' && !sessionIsChecked;
  const given: readonly (ErrorCode | false | undefined)[] = [
    ...(route.refusals ?? []),
    !isOpen && 'unauthenticated',
    !isOpen && (scope ? 'key_scope' : 'key_not_accepted'),
    (params ?? access === 'admin') && 'not_found',
    method !== 'get' && 'origin_not_allowed',
    ...(body ? (['malformed_body', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    (query ?? body) && 'validation_failed',
    hasKey && 'idempotency_key_reused',
    limit && 'rate_limited',
    'internal',
    'unavailable',
  ];
  return given.filter((code) => typeof code === 'string');
}

export function refusedReplies(route: Route): Record<string, { readonly $ref: string }> {
  const statuses = refusalsOf(route).map((code) => errorCodes[code].status as number);
  return Object.fromEntries(
    [...new Set(statuses)]
      .toSorted((a, b) => a - b)
      .map((status) => [status, { $ref: `#/components/responses/${names[status] ?? ''}` }]),
  );
}
