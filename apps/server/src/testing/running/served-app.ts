import { listenToChannel } from '../../platform/db/listen-to-channel.ts';
import { listen } from '../../platform/http/listen.ts';
import { noticeChannel } from '../../platform/realtime/notice.ts';
import type { TestApp } from './test-app.ts';

export type ServedApp = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Serves a test's app on its own port and listens to the database's notices, as the real server
 * does.
 */
export async function serveApp({ app, live, database, services }: TestApp): Promise<ServedApp> {
  const news = await listenToChannel({
    url: database.url,
    log: services.log,
    channel: noticeChannel,
    onPayload: live.onNotice,
    onListening: live.catchUp,
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    port: server.port,
    close: async () => {
      live.close();
      await server.close();
      await news.close();
    },
  };
}
