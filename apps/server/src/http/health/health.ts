import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@replysmith/contract';
import { Hono } from 'hono';
import { AppError } from '../../services/errors.ts';
import type { AppDeps, AppEnvironment } from '../environment.ts';

const patience = 1_500;

/** For whoever watches the server: is it running, and could it serve somebody now. */
export function health({ isReady }: Pick<AppDeps, 'isReady'>) {
  return new Hono<AppEnvironment>()
    .get(paths.health, (c) => c.json({ status: 'ok' }))
    .get(paths.ready, async (c) => {
      const ready = await Promise.race([
        isReady().catch(() => false),
        sleep(patience, false, { ref: false }),
      ]);
      if (!ready) throw new AppError('unavailable');
      return c.json({ status: 'ready' });
    });
}
