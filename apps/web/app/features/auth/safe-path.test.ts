import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

const hostile: unknown[] = [
  'https://evil.example',
  'http://evil.example/dashboard',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/dashboard/..//evil.example',
  '/\u200b/evil.example',
  ' /dashboard',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'mailto:a@evil.example',
  'user:pass@evil.example',
  '@evil.example',
  'dashboard',
  '',
  null,
  undefined,
  42,
  { pathname: '/dashboard' },
  '/auth',
  '/auth?next=/auth',
  '/auth/',
  '/auth#top',
  '/dashboard/../auth',
  '/./auth',
  '/%61uth',
  '/AUTH',
  '/%61uth%2Fx',
  '/%zz',
  '/dashboard%',
  '/signup?plan=free',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/%09//evil.example'.replace('%09', '\t'),
  '/\r\n/evil.example',
  '/\u202e/evil.example',
  '/\ufeff/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example@replysmith.example',
  '//user:pass@evil.example',
  '/%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/dashboard%00',
  '%2F%2Fevil.example',
  '%5C%5Cevil.example',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '?next=//evil.example',
  '#//evil.example',
  ['/dashboard'],
];

describe('safePath', () => {
  it.each(hostile)('refuses %j', (value) => {
    expect(safePath(value)).toBeNull();
  });

  it.each([
    '/',
    '/dashboard',
    '/dashboard/coldmail?x=1#top',
    '/authors',
    '/dashboard?next=https://evil.example',
  ])('keeps %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([
    '/\uFF0Fevil.example',
    '/\u2215evil.example',
    '/\u29F8evil.example',
    '/@evil.example',
    '/:443/evil.example',
    '/javascript:alert(1)',
    '/data:text/html,x',
    '/https://evil.example',
    '/dashboard?next=//evil.example#//evil.example',
  ])('whatever it makes of %s lies on this site', (value) => {
    const path = safePath(value);
    const site = 'https://replysmith.example';
    expect(path === null ? site : new URL(path, site).origin).toBe(site);
  });

  it('keeps a full-width slash as part of a path on this site', () => {
    const path = safePath('/\uFF0Fevil.example');
    expect(path && new URL(path, 'https://replysmith.example').origin).toBe(
      'https://replysmith.example',
    );
  });
});
