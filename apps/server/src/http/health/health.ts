import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@replysmith/contract';
import { AppError } from '../../services/errors.ts';
import { createApi } from '../api.ts';
import type { AppDeps } from '../environment.ts';

const patience = 1_500;

/** For whoever watches the server: is it running, and could it serve somebody now. */
export function health({ isReady }: Pick<AppDeps, 'isReady'>) {
  const door = createApi();
  door.get(paths.health, (c) => c.json({ status: 'ok' }));
  door.get(paths.ready, async (c) => {
    const ready = await Promise.race([
      isReady().catch(() => false),
      sleep(patience, false, { ref: false }),
    ]);
    if (!ready) throw new AppError('unavailable');
    return c.json({ status: 'ready' });
  });
  return door;
}
