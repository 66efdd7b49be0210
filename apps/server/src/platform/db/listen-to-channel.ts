import type { Logger } from 'pino';
import { keepConnection, type DurableConnection } from './keep-connection.ts';

type Listener = {
  readonly url: string;
  readonly log: Logger;
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Called on every (re)connect: notifications in between were missed. */
  readonly onListening: () => void;
};

/** Subscribes to a database channel, which all servers share. */
export function listenToChannel(listener: Listener): Promise<DurableConnection> {
  const { url, log, channel, onPayload, onListening } = listener;
  return keepConnection({
    name: 'listener',
    url,
    log,
    prepare: async (client) => {
      client.on('notification', ({ payload }) => onPayload(payload ?? ''));
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      onListening();
    },
  });
}
