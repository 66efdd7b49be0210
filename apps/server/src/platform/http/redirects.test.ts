import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, password } from '../../testing/account-calls.ts';
import { routeMatrix } from '../../testing/routes/route-matrix.ts';
import { type TestApp, createTestApp, publicUrl } from '../../testing/running/test-app.ts';

const { accounts } = paths;

/** Known ways of making a site redirect its visitors elsewhere. */
const payloads = [
  'https://evil.example',
  'http://evil.example/',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation: https://evil.example',
  '/\r\nSet-Cookie: a=b',
  'https:evil.example',
  'https:/evil.example',
  'HtTpS://evil.example',
  ' https://evil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
  'https://localhost:3000@evil.example',
  'https://evil.example#localhost:3000',
  'http://localhost:3000.evil.example',
  'https://evil。example',
  '/∕evil.example',
  '/..//evil.example',
  '/auth/../../evil.example',
  './/evil.example',
];
const names = ['callbackURL', 'next', 'from', 'redirect', 'redirectTo', 'return_url', 'url'];

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  const mailbox = { list: () => Promise.resolve([]), read: () => Promise.resolve(null) };
  test = await createTestApp({ mailbox });
  calls = accountCalls(test);
});
afterAll(() => test.close());

const reading = Object.keys(routeMatrix)
  .filter((route) => route.startsWith('GET '))
  .map((route) => route.slice('GET '.length).replace(':id', 'me').replace('*', 'auth'));

const elsewhere = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Original-URL': '//evil.example',
  Forwarded: 'host=evil.example;proto=https',
  Referer: 'https://evil.example/',
};

/** Whether a browser would read it as a path of this site. */
function staysHere(location: string | null): boolean {
  return location === null || new URL(location, publicUrl).origin === publicUrl;
}

describe.each(payloads)('%j', (payload) => {
  it('leads away from no route that reads', async () => {
    const query = new URLSearchParams(
      Object.fromEntries(names.map((name) => [name, payload])),
    ).toString();
    for (const route of reading) {
      const answer = await test.call(`${route}?token=x&${query}`, { headers: elsewhere });
      expect(staysHere(answer.headers.get('location')), route).toBe(true);
      expect(answer.headers.get('location') ?? '', route).not.toContain('evil');
      expect(answer.headers.get('refresh'), route).toBeNull();
    }
  });

  it('leads away as no path of the site', async () => {
    const path = payload.startsWith('/') ? payload : `/${payload}`;
    const answer = await test.app.request(publicUrl + encodeURI(path), { redirect: 'manual' });
    expect(staysHere(answer.headers.get('location'))).toBe(true);
  });

  it('gets into no mail, whichever call asks for one', async () => {
    const email = calls.newEmail();
    const extra = Object.fromEntries(names.map((name) => [name, payload]));
    const bodies: [string, object][] = [
      [accounts.signUp, { name: 'Ada', email, password }],
      [accounts.requestReset, { email }],
    ];
    for (const [call, body] of bodies) {
      const answer = await test.call(call, { body: { ...body, ...extra }, headers: elsewhere });
      expect(staysHere(answer.headers.get('location')), call).toBe(true);
    }
    const links = test.mails.filter(({ to }) => to === email).map(({ link }) => link);
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(new URL(link).origin).toBe(publicUrl);
      expect(link).not.toContain('evil');
    }
  });
});
