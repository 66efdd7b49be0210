import { paths } from '@replysmith/contract';
import { collectDefaultMetrics } from 'prom-client';
import proxyAddr from 'proxy-addr';
import { AppError } from '../errors.ts';
import { registry } from '../observability/metrics.ts';
import { createApi } from './api.ts';
import { wasPassedOn } from './middleware.ts';

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
