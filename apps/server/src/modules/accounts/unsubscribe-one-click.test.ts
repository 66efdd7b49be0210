import { pages, paths } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getProfile, updateProfile } from './profile.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Person;
let bea: Person;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  [ada, bea] = await Promise.all([test.createPerson(), test.createPerson()]);
  for (const { ctx, id } of [ada, bea]) {
    await updateProfile(ctx, id, { notification_settings: { weeklyReports: true } });
  }
  token = test.services.unsubscribeTokens.tokenFor(ada.id);
});

const settings = async ({ ctx, id }: Person) => (await getProfile(ctx, id)).notification_settings;
const oneClick = (value: string) =>
  `${paths.unsubscribeOneClick}?token=${encodeURIComponent(value)}`;
const isStopped = { emailNotifications: true, weeklyReports: false };
const isOn = { emailNotifications: true, weeklyReports: true };

/** Sends it as a mail program does: as a form, without an origin. */
const click = (value: string) =>
  test.call(oneClick(value), {
    body: 'List-Unsubscribe=One-Click',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://mail.example',
    },
  });

describe('a mail program’s own button', () => {
  it('stops the reports of whoever got the mail, and nobody else’s', async () => {
    expect((await click(token)).status).toBe(200);
    expect((await click(token)).status).toBe(200);
    expect(await settings(ada)).toEqual(isStopped);
    expect(await settings(bea)).toEqual(isOn);
  });

  it.each([
    ['no token', () => ''],
    ['somebody’s id alone', () => ada.id],
    ['a token with another name on it', () => token.replace(ada.id, bea.id)],
  ])('does nothing with %s', async (_what, tokenFor) => {
    expect((await click(tokenFor())).status).toBe(400);
    expect(await settings(ada)).toEqual(isOn);
    expect(await settings(bea)).toEqual(isOn);
  });

  it('only leads to the page that asks when its link is followed', async () => {
    const answer = await test.call(oneClick(token));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${pages.unsubscribe}?token=${token}`);
    expect(await settings(ada)).toEqual(isOn);
  });

  it('does not fail for who has left since', async () => {
    await test.database.everything.deleteFrom('auth.users').where('id', '=', ada.id).execute();
    expect((await click(token)).status).toBe(200);
  });
});

describe('the page that asks first', () => {
  const post = (body: unknown, as?: Person) =>
    test.call(paths.unsubscribe, { body, ...(as && { as }) });

  it('stops them for who is signed out', async () => {
    const answer = await post({ token });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ list: 'weekly_reports' });
    expect(await settings(ada)).toEqual(isStopped);
  });

  it('goes by the token, whoever is signed in', async () => {
    await post({ token }, bea);
    expect(await settings(ada)).toEqual(isStopped);
    expect(await settings(bea)).toEqual(isOn);
  });

  it('refuses a token that is not ours, and a body that is none', async () => {
    expect((await post({ token: `${token}x` })).status).toBe(400);
    expect((await post({})).status).toBe(422);
    expect((await post({ token: 'x'.repeat(501) })).status).toBe(422);
    expect(await settings(ada)).toEqual(isOn);
  });

  it('is closed to other sites', async () => {
    const answer = await test.call(paths.unsubscribe, {
      body: { token },
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(await settings(ada)).toEqual(isOn);
  });
});
