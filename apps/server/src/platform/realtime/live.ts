import { realtimeLimits } from '@replysmith/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { utcDay } from '../clock.ts';
import { watchSockets } from '../observability/metrics.ts';
import { type LiveSession, type Connection, closeCodes, createConnection } from './live-socket.ts';
import { z } from 'zod';

const retryMs = 2_000;

/** All open sockets of one person, which all get the same. */
type Channel = {
  readonly connections: Set<Connection>;
  readonly refresh: () => void;
  /** Sent once. A client that misses it finds the run in the log. */
  readonly sendRun: (executionId: string) => void;
};

function createChannel(log: Logger): Channel {
  const connections = new Set<Connection>();
  let isReading = false;
  let isStale = false;

  /** At most one read runs at a time, and one more follows the last change. */
  async function refresh(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    for (let connection = anyConnection(); isStale && connection; connection = anyConnection()) {
      isStale = false;
      await readFor(connection);
    }
    isReading = false;
  }

  function anyConnection(): Connection | undefined {
    return connections.values().next().value;
  }

  async function readFor({ session }: Connection): Promise<void> {
    try {
      const subscription = await session.read();
      for (const connection of connections) connection.sendSubscription(subscription);
    } catch (error) {
      log.warn({ err: error }, 'could not read what to send to the sockets of a person');
      isStale = true;
      await sleep(retryMs, undefined, { ref: false });
    }
  }

  async function sendRun(executionId: string): Promise<void> {
    try {
      const execution = await anyConnection()?.session.readRun(executionId);
      if (execution) for (const connection of connections) connection.sendRun(execution);
    } catch (error) {
      log.warn({ err: error }, 'could not read the run of a workflow');
    }
  }

  return { connections, refresh: () => void refresh(), sendRun: (id) => void sendRun(id) };
}

type LiveDeps = {
  readonly log: Logger;
  readonly now: () => Date;
  readonly heartbeatMs?: number;
};

/** The open sockets of this server, by person. */
export function createLive({ log, now, heartbeatMs = realtimeLimits.heartbeatMs }: LiveDeps) {
  const channels = new Map<string, Channel>();
  let isClosed = false;
  let day = utcDay(now());
  const heart = setInterval(beat, heartbeatMs).unref();
  watchSockets(() => allConnections().length);

  function beat(): void {
    for (const connection of allConnections()) connection.beat();
    const today = utcDay(now());
    // Daily counts begin again although nobody has written anything.
    if (today !== day) refreshAll();
    day = today;
  }

  function allConnections(): Connection[] {
    return [...channels.values()].flatMap(({ connections }) => [...connections]);
  }

  function refreshAll(): void {
    for (const channel of channels.values()) channel.refresh();
  }

  return {
    /** Null when the person has the maximum number of sockets. */
    connect: (session: LiveSession): Connection | null => {
      const { userId } = session;
      const channel = channels.get(userId) ?? createChannel(log);
      if (isClosed || channel.connections.size >= realtimeLimits.socketsPerUser) return null;
      channels.set(userId, channel);
      const connection = createConnection(session, {
        opened: channel.refresh,
        left: () => {
          channel.connections.delete(connection);
          if (channel.connections.size === 0 && channels.get(userId) === channel)
            channels.delete(userId);
        },
      });
      channel.connections.add(connection);
      return connection;
    },

    onNotice: (notice: Notice): void => {
      const channel = channels.get(notice.user_id);
      if (!channel) return;
      if (notice.type === 'subscription') {
        channel.refresh();
        return;
      }
      if (notice.type === 'workflow') {
        channel.sendRun(notice.execution_id);
        return;
      }
      if (notice.type === 'account') return;
      for (const connection of channel.connections) {
        if (connection.session.sessionId === notice.session_id) connection.endSession();
      }
    },

    /** Makes up for notices that may have been missed. */
    catchUp: (): void => {
      refreshAll();
      for (const connection of allConnections()) connection.look();
    },

    /** The number of sockets open here. */
    size: (): number => allConnections().length,

    /** Closes all sockets, so that the clients connect to the next server. */
    close: (): void => {
      isClosed = true;
      clearInterval(heart);
      for (const connection of allConnections()) connection.close(closeCodes.restarting);
    },
  };
}

export type Live = Pick<ReturnType<typeof createLive>, 'connect'>;

/** What the database's triggers tell every server after a commit. */
const Notice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscription'), user_id: z.string() }),
  z.object({ type: z.literal('workflow'), user_id: z.string(), execution_id: z.string() }),
  z.object({ type: z.literal('session_end'), user_id: z.string(), session_id: z.string() }),
  z.object({ type: z.literal('account'), user_id: z.string() }),
]);

type Notice = z.infer<typeof Notice>;

/** Null for a notice of a newer version. */
function readNotice(payload: string): Notice | null {
  try {
    return Notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

type Listener = {
  readonly onNotice: (notice: Notice) => void;
  /** Called when notices may have been missed. */
  readonly catchUp: () => void;
};

/** The channel of these notices, for whoever wants them, in this order. */
export function noticeChannel(...listeners: readonly Listener[]) {
  return {
    name: 'replysmith',
    onPayload: (payload: string): void => {
      const notice = readNotice(payload);
      if (notice) for (const listener of listeners) listener.onNotice(notice);
    },
    onListening: (): void => {
      for (const listener of listeners) listener.catchUp();
    },
  };
}
