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
  '/signup?plan=free',
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

  it('keeps a full-width slash as part of a path on this site', () => {
    const path = safePath('/\uFF0Fevil.example');
    expect(path && new URL(path, 'https://replysmith.example').origin).toBe(
      'https://replysmith.example',
    );
  });
});
