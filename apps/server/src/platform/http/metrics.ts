import { paths } from '@replysmith/contract';
import { collectDefaultMetrics } from 'prom-client';
import proxyAddr from 'proxy-addr';
import { AppError } from '../errors.ts';
import { registry } from '../observability/metrics.ts';
import { createApi } from './api.ts';

/** What a proxy adds to a call. */
const passedOn = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/i;

/** Every 20 ms is enough to see that the event loop is late. */
const eventLoopMonitoringPrecision = 20;

let hasDefaults = false;

/** Figures for Prometheus, for these addresses alone; for others there is nothing here. */
export function metrics(allowed: readonly string[], trustedProxies: readonly string[]) {
  const isAllowed = proxyAddr.compile([...allowed]);
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const router = createApi();
  router.get(paths.metrics, async (c) => {
    // A proxy that TRUSTED_PROXIES does not name hides who calls: everybody would seem to be it.
    const peer = c.env.incoming?.socket.remoteAddress ?? '';
    const isHidden =
      !isTrusted(peer, 0) && Object.keys(c.req.header()).some((name) => passedOn.test(name));
    if (isHidden || !isAllowed(c.get('clientAddress'), 0)) throw new AppError('not_found');
    if (!hasDefaults) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
    hasDefaults = true;
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  return router;
}
