import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createHash } from 'node:crypto';
import type { AppEnvironment } from './api.ts';

const year = 365 * 24 * 60 * 60;

/** For every response: pages, assets, API calls and errors. */
export function securityHeaders(publicUrl: string) {
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${year}; includeSubDomains`,
    }),
    // A page sets its own policy, with the hashes of its inline scripts.
    'Content-Security-Policy': contentSecurityPolicy(),
  });
  return createMiddleware<AppEnvironment>(async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
    keepHeaders(c, headers);
  });
}

/**
 * Adds headers to a response that was not made by the context, which knows them already. The
 * context's own `header` would copy the response with its body.
 */
export function keepHeaders(
  { res }: Context,
  headers: readonly (readonly [name: string, value: string])[],
): void {
  for (const [name, value] of headers) {
    if (!res.headers.has(name)) res.headers.set(name, value);
  }
}

/** What a page may load: files of this site, and of inline scripts and styles only its own. */
export function contentSecurityPolicy(page = ''): string {
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...inlineHashes(page, 'script')].join(' '),
    ['style-src', `'self'`, ...inlineHashes(page, 'style')].join(' '),
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

const inline = {
  script: /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  style: /<style\b([^>]*)>([\s\S]*?)<\/style>/gi,
};

function inlineHashes(html: string, kind: keyof typeof inline): string[] {
  return [...html.matchAll(inline[kind])]
    .filter(([, attributes = '', text]) => !/\ssrc\s*=/i.test(attributes) && text)
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
