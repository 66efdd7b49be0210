import { listen } from '../../platform/http/listen.ts';
import type { TestApp } from './test-app.ts';

export type ServedApp = { readonly port: number; readonly close: () => Promise<void> };

/** Serves a test's app on its own port. */
export async function serveApp({ app, live }: TestApp): Promise<ServedApp> {
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    port: server.port,
    close: async () => {
      live.close();
      await server.close();
    },
  };
}
