import { AiRequestList, paths, UserSubscription, type AnswerEvent } from '@replysmith/contract';
import { cookieOf } from './cookie-of.ts';
import { eventsOf } from './events-of.ts';
import type { ServerProcess } from './running/server-process.ts';

type Server = Pick<ServerProcess, 'url'>;

const account = { name: 'Ada', email: 'ada@example.com', password: 'Sturdy-Pen-42' };
const request = {
  content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};

/** A person who talks to real servers as their browser would. */
export type Visitor = {
  readonly signIn: (server: Server) => Promise<void>;
  /** Sends an email and waits for that event. Returns the events after it. */
  readonly ask: (
    server: Server,
    until: AnswerEvent['type'],
  ) => Promise<AsyncGenerator<AnswerEvent>>;
  readonly stop: (server: Server, requestId: string) => Promise<void>;
  /** Listens to an answer that was begun before. */
  readonly listen: (server: Server, requestId: string) => Promise<AsyncGenerator<AnswerEvent>>;
  /** The person's requests, newest first. */
  readonly requests: (server: Server) => Promise<AiRequestList['items']>;
  /** What is left of the person's question. */
  readonly traces: (server: Server) => Promise<Traces>;
};

type Traces = {
  readonly sessions: unknown;
  readonly requests: readonly Pick<AiRequestList['items'][number], 'status' | 'charge'>[];
  readonly counted: number;
};

export function createVisitor(): Visitor {
  let cookie = '';
  const post = ({ url }: Server, path: string, body: unknown, accept = 'application/json') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { Origin: url, 'Content-Type': 'application/json', Cookie: cookie, Accept: accept },
      body: JSON.stringify(body),
    });
  const get = ({ url }: Server, path: string, accept = 'application/json') =>
    fetch(`${url}${path}`, { headers: { Cookie: cookie, Accept: accept } });
  const read = async (server: Server, path: string): Promise<unknown> =>
    (await get(server, path)).json();
  const requests = async (server: Server) =>
    AiRequestList.parse(await read(server, paths.aiRequests)).items;

  return {
    signIn: async (server) => {
      await post(server, paths.accounts.signUp, account);
      cookie = cookieOf(await post(server, paths.accounts.signIn, account));
    },
    ask: async (server, until) => {
      const answer = await post(server, paths.optimizeEmail, request, 'text/event-stream');
      const stream = eventsOf(answer);
      for (let next = await stream.next(); !next.done && next.value.type !== until;) {
        next = await stream.next();
      }
      return stream;
    },
    stop: async (server, request_id) => {
      await post(server, paths.stopAnswer, { request_id });
    },
    listen: async (server, id) =>
      eventsOf(await get(server, `${paths.optimizeEmail}/${id}`, 'text/event-stream')),
    requests,
    traces: async (server) => {
      const subscription = await read(server, paths.userSubscriptions);
      return {
        sessions: await read(server, paths.chatSessions),
        requests: (await requests(server)).map(({ status, charge }) => ({ status, charge })),
        counted: UserSubscription.parse(subscription).usage_tracking.daily_ai_requests,
      };
    },
  };
}

/** The last event of an answer. */
export async function endOf(stream: AsyncGenerator<AnswerEvent>): Promise<AnswerEvent | undefined> {
  let last: AnswerEvent | undefined;
  for await (const event of stream) last = event;
  return last;
}
