import { paths } from '@replysmith/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors.ts';
import { type AppDeps, createApi } from './api.ts';

const timeout = 1_500;

/** For monitoring: whether the server is running, and whether it can serve requests. */
export function health({ isReady }: Pick<AppDeps, 'isReady'>) {
  const router = createApi();
  router.get(paths.health, (c) => c.json({ status: 'ok' }));
  router.get(paths.ready, async (c) => {
    const ready = await Promise.race([
      isReady().catch(() => false),
      sleep(timeout, false, { ref: false }),
    ]);
    if (!ready) throw new AppError('unavailable');
    return c.json({ status: 'ready' });
  });
  return router;
}
