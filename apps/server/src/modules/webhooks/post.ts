import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import ipaddr from 'ipaddr.js';
import { useAgent } from 'request-filtering-agent';

/** The longest wait for a reply. */
const defaultTimeoutMs = 10_000;

/** How much of a reply is read, and how much of that is stored. */
const maxResponseBytes = 1_024;
const maxStoredCharacters = 200;

/** A cloud's own service at an address that looks public. */
const cloudAddresses = ['168.63.129.16'];

/** How a request ended: with a status, or with the reason why there is none. */
export type PostResult = {
  readonly status: number | null;
  readonly response: string | null;
  readonly problem: string | null;
  readonly durationMs: number;
};

type PostOptions = {
  readonly headers: Readonly<Record<string, string>>;
  readonly allowsPrivate: boolean;
  readonly timeoutMs?: number;
};

/**
 * Posts JSON to an address that a person entered. Follows no redirect. Which machine a name leads to
 * is checked when connecting, so that a name cannot be led elsewhere in between.
 */
export async function postJson(
  url: string,
  body: string,
  { headers, allowsPrivate, timeoutMs = defaultTimeoutMs }: PostOptions,
): Promise<PostResult> {
  const start = performance.now();
  const withDuration = (result: Omit<PostResult, 'durationMs'>): PostResult => ({
    ...result,
    durationMs: Math.round(performance.now() - start),
  });
  if (!allowsPrivate && !url.startsWith('https:')) {
    return withDuration({
      status: null,
      response: null,
      problem: 'Only https:// addresses are called.',
    });
  }
  const agent = useAgent(url, {
    allowPrivateIPAddress: allowsPrivate,
    denyIPAddressList: allowsPrivate ? [] : cloudAddresses,
  });
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  try {
    const { status, response } = await new Promise<Pick<PostResult, 'status' | 'response'>>(
      (resolve, reject) => {
        const request = send(url, {
          method: 'POST',
          agent,
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
            'user-agent': 'Replysmith webhooks',
            ...headers,
          },
        });
        let fail = reject;
        request.on('error', (error) => fail(error));
        // After a switch of protocols there is neither a reply nor an error.
        request.on('close', () => fail(new Error('closed')));
        request.on('response', (reply) => {
          const parts: Buffer[] = [];
          let size = 0;
          const end = () => {
            resolve({ status: reply.statusCode ?? 0, response: readable(Buffer.concat(parts)) });
            request.destroy();
          };
          // A reply that breaks off has said its status.
          fail = end;
          reply.on('data', (part: Buffer) => {
            parts.push(part);
            size += part.length;
            if (size >= maxResponseBytes) end();
          });
          reply.on('end', end).on('error', end);
        });
        request.end(body);
      },
    );
    return withDuration({ status, response, problem: null });
  } catch (error) {
    return withDuration({ status: null, response: null, problem: problemOf(error, timeoutMs) });
  }
}

/** Whether an address, written in numbers, is not one of the public internet. */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.parse(address).range() !== 'unicast' || cloudAddresses.includes(address);
}

function readable(reply: Buffer): string | null {
  const text = reply
    .subarray(0, maxResponseBytes)
    .toString('utf8')
    .replaceAll(/[\p{Cc}\p{Surrogate}\p{Bidi_Control}\uFFFD\s]+/gu, ' ')
    .trim();
  return Array.from(text).slice(0, maxStoredCharacters).join('') || null;
}

const problems: readonly (readonly [RegExp, string])[] = [
  [/is not allowed\. Because/, 'It leads to a private network, so nothing was sent.'],
  [/ENOTFOUND|EAI_AGAIN/, 'There is no server of this name.'],
  [/ECONNREFUSED/, 'The server refused the connection.'],
  [/EHOSTUNREACH|ENETUNREACH/, 'The server cannot be reached.'],
  [/certificate|CERT|TLS|SSL/i, 'The certificate of the server could not be verified.'],
];

function problemOf(error: unknown, timeoutMs: number): string {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') {
    return `There was no reply within ${String(timeoutMs / 1_000)} seconds.`;
  }
  const known = problems.find(([sign]) => sign.test(`${code ?? ''} ${message}`));
  return known?.[1] ?? 'The connection broke off.';
}
