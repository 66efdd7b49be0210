import type { Logger } from 'pino';
import { keepConnection, type KeptConnection } from './keep-connection.ts';

type Listener = {
  readonly url: string;
  readonly log: Logger;
  readonly channel: string;
  readonly hear: (payload: string) => void;
  /** Each time it listens anew: what was told in between was missed. */
  readonly onListening: () => void;
};

/** Hears what is told on a channel of the database, by this server or any other. */
export function listenToChannel(listener: Listener): Promise<KeptConnection> {
  const { url, log, channel, hear, onListening } = listener;
  return keepConnection({
    name: 'listener',
    url,
    log,
    prepare: async (client) => {
      client.on('notification', ({ payload }) => hear(payload ?? ''));
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      onListening();
    },
  });
}
