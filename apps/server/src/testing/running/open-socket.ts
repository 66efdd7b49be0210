import { ErrorBody, paths, RealtimeEvent } from '@replysmith/contract';
import { vi, expect } from 'vitest';
import { WebSocket } from 'ws';
import { publicUrl } from './test-app.ts';

type Asking = {
  readonly as?: { readonly cookie: string };
  /** Null for no Origin header. */
  readonly origin?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
};

export type OpenSocket = {
  readonly socket: WebSocket;
  /** All events so far, checked against the contract. */
  readonly events: RealtimeEvent[];
  readonly closed: Promise<number>;
  readonly waitFor: (type: RealtimeEvent['type'], count?: number) => Promise<void>;
  /** The number of requests used today, by the last event. */
  readonly used: () => number | undefined;
};

export type Refusal = { readonly status: number; readonly code: string; readonly headers: Headers };

/** Requests a socket as a browser with that person's cookie would. */
export async function askForSocket(
  port: number,
  { as, origin = publicUrl, headers }: Asking = {},
): Promise<OpenSocket | Refusal> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${paths.realtime}`, {
    headers: { ...(as && { Cookie: as.cookie }), ...headers },
    ...(origin !== null && { origin }),
  });
  const events: RealtimeEvent[] = [];
  socket.on('message', (data: Buffer) => {
    events.push(RealtimeEvent.parse(JSON.parse(data.toString())));
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const refusal = await new Promise<Refusal | null>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => resolve(null));
    socket.once('unexpected-response', (_request, reply) => {
      void reply.toArray().then((chunks) => {
        const body = ErrorBody.parse(JSON.parse(Buffer.concat(chunks as Buffer[]).toString()));
        const sent = new Headers(reply.headers as Record<string, string>);
        resolve({ status: reply.statusCode ?? 0, code: body.error.code, headers: sent });
      }, reject);
    });
  });
  socket.on('error', () => undefined);
  if (refusal) return refusal;
  const countOf = (type: string) => events.filter((event) => event.type === type).length;
  return {
    socket,
    events,
    closed,
    waitFor: (type, count = 1) =>
      vi.waitFor(() => expect(countOf(type)).toBeGreaterThanOrEqual(count), { timeout: 5_000 }),
    used: () => {
      const last = events.findLast((event) => 'subscription' in event);
      return last?.subscription.usage_tracking.daily_ai_requests;
    },
  };
}

export async function openSocket(port: number, as: { cookie: string }): Promise<OpenSocket> {
  const answer = await askForSocket(port, { as });
  if (!('socket' in answer)) throw new Error(`No socket: ${answer.status} ${answer.code}`);
  return answer;
}
