import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './api.ts';

const year = 365 * 24 * 60 * 60;

/** On every answer, whatever made it: a page, an asset, an API call, an error. */
export function securityHeaders(publicUrl: string) {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${year}; includeSubDomains`,
    }),
  };
  return createMiddleware<AppEnvironment>(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    // A page names the hashes of its own inline scripts.
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', contentSecurityPolicy([]));
    }
  });
}

/** What a page may load: its own files, and only those inline scripts whose hashes are given. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ');
}
