import { paths } from '@replysmith/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors.ts';
import { type AppDeps, createApi } from './api.ts';
import { collectDefaultMetrics } from 'prom-client';
import proxyAddr from 'proxy-addr';
import { registry } from '../observability/metrics.ts';
import { wasPassedOn } from './middleware.ts';

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

/** Every 20 ms is enough to see that the event loop is late. */
const eventLoopMonitoringPrecision = 20;

let hasDefaults = false;

/** Figures for Prometheus, for these addresses alone; for others there is nothing here. */
export function metrics(allowed: readonly string[]) {
  const isAllowed = proxyAddr.compile([...allowed]);
  const router = createApi();
  router.get(paths.metrics, async (c) => {
    const address = c.get('clientAddress');
    // Through a proxy that does not say whom it serves in a way we believe, everybody seems to be it.
    const isProxy = wasPassedOn(c) && address === c.env.incoming?.socket.remoteAddress;
    if (isProxy || !isAllowed(address, 0)) throw new AppError('not_found');
    if (!hasDefaults) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
    hasDefaults = true;
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  return router;
}
