import { paths } from '@replysmith/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors.ts';
import { type AppDeps, createApi } from './api.ts';

const timeout = 1_500;

/** For whoever watches the server: is it running, and could it serve somebody now. */
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
