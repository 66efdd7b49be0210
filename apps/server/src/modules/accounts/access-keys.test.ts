import {
  AccessKeyList,
  CreatedAccessKey,
  CurrentKey,
  Profile,
  lengths,
  paths,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionCache } from '../../platform/auth/session-cache.ts';
import { createAccessKey } from './access-keys.ts';
import { hashOfKey, newKey } from '../../platform/key-format.ts';
import { accountCalls, errorOf, password } from '../../testing/account-calls.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Person } from '../../testing/person.ts';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

const { accounts } = paths;
const me = `${paths.profiles}/me`;
const editor = { name: 'Editor', scope: 'write', expires_at: null } as const;
const day = 86_400_000;

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  test = await createTestApp();
  calls = accountCalls(test);
});
afterAll(() => test.close());

const bearer = (key: string) => ({ headers: { Authorization: `Bearer ${key}` } });

/** What a key gets. Each comes from an address of its own, so that none is slowed down. */
let addresses = 0;
const use = (key: string, from = `198.51.100.${String((addresses += 1))}`, app = test) =>
  app.call(me, { ...bearer(key), from });

const makeKey = async (cookie: string, wanted: object = {}) =>
  calls.post(accounts.accessKeys, { ...editor, password, ...wanted }, cookie);

async function madeKey(cookie: string, wanted: object = {}) {
  return CreatedAccessKey.parse(await (await makeKey(cookie, wanted)).json());
}

const revoke = (id: string, as: { cookie: string }) =>
  test.call(`${accounts.accessKeys}/${id}`, { method: 'DELETE', as });

async function listed(as: { cookie: string }) {
  const answer = await test.call(accounts.accessKeys, { as });
  return AccessKeyList.parse(await answer.json()).items;
}

const rowOf = (id: string) =>
  test.database.everything
    .selectFrom('access_keys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('making an access key', () => {
  it('shows it once, keeps only a hash, and notes who made it', async () => {
    const ada = await calls.newAccount();
    const { key, access_key } = await madeKey(ada.cookie, { scope: 'read' });
    expect(key).toMatch(/^replysmith_[\da-f]{72}$/);
    expect(access_key).toMatchObject({ name: 'Editor', last_characters: key.slice(-4) });
    const list = await (await test.call(accounts.accessKeys, { as: ada })).text();
    expect(AccessKeyList.parse(JSON.parse(list)).items).toEqual([access_key]);
    const kept = JSON.stringify(await rowOf(access_key.id));
    for (const text of [list, kept]) expect(text).not.toContain(key.slice(11, 40));
    const log = await test.database.everything
      .selectFrom('audit_log')
      .select(['actor', 'details'])
      .where('subject', '=', ada.id)
      .where('action', '=', 'key.created')
      .execute();
    const details = { key: access_key.id, scope: 'read', expires: null };
    expect(log).toEqual([{ actor: ada.id, details }]);
  });

  it('asks for the password', async () => {
    const ada = await calls.newAccount();
    const answer = await makeKey(ada.cookie, { password: 'Sturdy-Pen-43' });
    expect((await errorOf(answer)).code).toBe('current_password_incorrect');
    expect(await listed(ada)).toEqual([]);
  });

  it.each([
    ['name', { name: '  ' }, 'Name the key after what will use it.'],
    ['name', { name: 'x'.repeat(lengths.keyName + 1) }, 'Use at most 60 characters.'],
    ['scope', { scope: 'admin' }, 'This must be one of: read, write, coach.'],
    ['expires_at', { expires_at: 'soon' }, 'Choose a day.'],
    ['expires_at', { expires_at: '2020-01-01T00:00:00Z' }, 'Choose a day in the future.'],
    ['expires_at', { expires_at: '9999-01-01T00:00:00Z' }, 'Choose a day within 10 years.'],
  ])('says what is wrong with the %s: %o', async (field, wanted, problem) => {
    const ada = await calls.newAccount();
    expect((await errorOf(await makeKey(ada.cookie, wanted))).fields).toEqual({
      [field]: [problem],
    });
  });

  it('gives a person twenty that work, also with calls at once, and expired ones beside', async () => {
    const { ctx } = await test.createPerson();
    const expired = await createAccessKey(ctx, editor);
    await test.database.everything
      .updateTable('access_keys')
      .set({ expires_at: new Date(0) })
      .where('id', '=', expired.access_key.id)
      .execute();
    const tries = await Promise.allSettled(
      Array.from({ length: lengths.accessKeys + 3 }, () => createAccessKey(ctx, editor)),
    );
    const refused = tries.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as Error] : [],
    );
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({
      code: 'too_many_keys',
      message: 'You can have at most 20 access keys. Revoke one that you no longer use.',
    });
  });
});

describe('a call with an access key', () => {
  let ada: Person;
  let key: string;
  beforeAll(async () => {
    ada = await test.createPerson();
    ({ key } = await createAccessKey(ada.ctx, editor));
  });

  it('changes things without Origin, as its owner', async () => {
    const { id } = await makeTemplate(ada);
    const answer = await test.app.request(
      `${paths.emailTemplates}/${id}`,
      { method: 'DELETE', ...bearer(key) },
      {},
    );
    expect(answer.status).toBe(200);
  });

  it('is decided by the key alone, whoever the cookie belongs to', async () => {
    const bo = await test.createPerson();
    const profile = await test.call(me, { as: bo, ...bearer(key) });
    expect(Profile.parse(await profile.json()).id).toBe(ada.id);
    expect((await test.call(me, { as: bo, ...bearer(newKey()) })).status).toBe(401);
  });

  it('is told what it may do, before it does anything', async () => {
    const told = async (options: object) =>
      CurrentKey.parse(await (await test.call(paths.currentKey, options)).json()).scope;
    const reading = await createAccessKey(ada.ctx, { ...editor, scope: 'read' });
    expect(await told(bearer(reading.key))).toBe('read');
    expect(await told(bearer(key))).toBe('write');
    expect(await told({ as: ada })).toBeNull();
  });

  it('makes nobody signed in who sends what is kept of it as a cookie', async () => {
    const ada = await calls.newAccount();
    const { key } = await madeKey(ada.cookie);
    expect((await use(key)).status).toBe(200);
    const [name = ''] = ada.cookie.split('=');
    const cookie = `${name}=${encodeURIComponent(hashOfKey(key).toString('base64'))}`;
    for (const path of [me, accounts.accessKeys, paths.webhooks]) {
      expect((await test.call(path, { as: { cookie } })).status, path).toBe(401);
    }
  });

  it('reaches nothing that signs in or out, and no socket', async () => {
    for (const [path, body] of [
      [accounts.signIn, { email: ada.email, password }],
      [accounts.signOut, {}],
      [accounts.session, undefined],
      [paths.realtime, undefined],
    ] as const) {
      const answer = await test.call(path, { as: ada, ...bearer(key), ...(body && { body }) });
      expect([path, (await errorOf(answer)).code]).toEqual([path, 'key_not_accepted']);
    }
  });

  it('opens the API to no other site', async () => {
    const headers = { ...bearer(key).headers, Origin: 'https://elsewhere.example' };
    const answer = await test.call(me, { headers });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const asked = await test.call(me, {
      method: 'OPTIONS',
      headers: { Origin: headers.Origin, 'Access-Control-Request-Headers': 'authorization' },
    });
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBeNull();
  });

  it('notes when, from where and by what it was used, once an hour from each address', async () => {
    const { access_key, key: other } = await createAccessKey(ada.ctx, editor);
    const call = (from: string) =>
      test.call(me, { from, headers: { ...bearer(other).headers, 'User-Agent': 'editor/1.0' } });
    await call('203.0.113.7');
    const noted = await rowOf(access_key.id);
    expect(noted).toMatchObject({ last_used_from: '203.0.113.7', last_used_by: 'editor/1.0' });
    await call('203.0.113.7');
    expect(await rowOf(access_key.id)).toEqual(noted);
    await call('203.0.113.8');
    expect(await rowOf(access_key.id)).toMatchObject({ last_used_from: '203.0.113.8' });
    const earlier = new Date(Date.now() - 3_601_000);
    const change = { last_used_at: earlier, last_used_by: 'earlier' };
    const key = test.database.everything.updateTable('access_keys').set(change);
    await key.where('id', '=', access_key.id).execute();
    await call('203.0.113.8');
    expect(await rowOf(access_key.id)).toMatchObject({ last_used_by: 'editor/1.0' });
  });

  it('gives the audit log one entry for each day of use, also of calls at once', async () => {
    const { access_key, key: other } = await createAccessKey(ada.ctx, editor);
    const { everything } = test.database;
    const entries = () =>
      everything
        .selectFrom('audit_log')
        .select(['actor', 'subject', 'details'])
        .where('action', '=', 'key.used')
        .where('actor', '=', ada.id)
        .where(sql`details ->> 'key'`, '=', access_key.id)
        .execute();
    const once = { actor: ada.id, subject: ada.id, details: { key: access_key.id } };
    await Promise.all([use(other), use(other), use(other)]);
    expect(await entries()).toEqual([once]);
    const yesterday = new Date(Date.now() - day);
    const key = everything.updateTable('access_keys').set({ last_used_at: yesterday });
    await key.where('id', '=', access_key.id).execute();
    await Promise.all([use(other), use(other), use(other)]);
    expect(await entries()).toEqual([once, once]);
  });

  it('is logged with the id of its key, and without the key', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    const logging = await createTestApp({ database: test.database, log, logsRequests: true });
    const { access_key, key: other } = await createAccessKey(ada.ctx, editor);
    await use(other, undefined, logging);
    await logging.call(`${me}?access_token=${other}`);
    await logging.close();
    expect(lines.join()).toContain(access_key.id);
    expect(lines.join()).not.toContain(other.slice(0, 30));
  });
});

describe('an access key that does not work', () => {
  it('is told apart: mistyped, cut off, unknown, expired or revoked', async () => {
    const ada = await test.createPerson();
    const { key, access_key } = await createAccessKey(ada.ctx, editor);
    const asked = async (wrong: string) => {
      const answer = await use(wrong);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
      return (await errorOf(answer)).code;
    };
    const mistyped = key.slice(0, 20) + (key[20] === '0' ? '1' : '0') + key.slice(21);
    for (const wrong of [mistyped, key.slice(0, -1), newKey(), '', 'secret'])
      expect(await asked(wrong)).toBe('invalid_key');
    const end = (expires_at: Date | null) =>
      test.database.everything
        .updateTable('access_keys')
        .set({ expires_at })
        .where('id', '=', access_key.id)
        .execute();
    await end(new Date(Date.now() - 1));
    expect(await asked(key)).toBe('key_expired');
    await end(new Date(Date.now() + day));
    expect((await use(key)).status).toBe(200);
    expect((await revoke(access_key.id, ada)).status).toBe(200);
    expect(await asked(key)).toBe('key_revoked');
    expect(await listed(ada)).toEqual([]);
  });

  it('is refused in an address, where it may have been logged', async () => {
    const { ctx } = await test.createPerson();
    const { key } = await createAccessKey(ctx, editor);
    for (const path of [me, accounts.session, `${paths.functions}/no-such-thing`]) {
      const answer = await test.call(`${path}?access_token=${key}`, bearer(key));
      const { code, message } = await errorOf(answer);
      expect([answer.status, code]).toEqual([400, 'key_in_address']);
      expect(message).toContain('may have been logged. Revoke it in Settings');
    }
  });

  it('is slowed down where it comes from, and keys that work are not', async () => {
    const { ctx } = await test.createPerson();
    const { key } = await createAccessKey(ctx, editor);
    const from = '203.0.113.99';
    const answers: Response[] = [];
    for (let time = 0; time < 21; time += 1) answers.push(await use(newKey(), from));
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(401));
    expect(answers[20]?.status).toBe(429);
    expect(Number(answers[20]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await use(key, from)).status).toBe(200);
    expect((await use(newKey(), '203.0.113.100')).status).toBe(401);
  });
});

describe('the end of an access key', () => {
  it('is nobody else’s to decide, nor to see', async () => {
    const [ada, bo] = [await test.createPerson(), await test.createPerson()];
    const { key, access_key } = await createAccessKey(ada.ctx, editor);
    expect(await listed(bo)).toEqual([]);
    const foreign = await revoke(access_key.id, bo);
    const missing = await revoke('00000000-0000-4000-8000-000000000000', bo);
    const error = await errorOf(missing);
    expect({ ...(await errorOf(foreign)), request_id: error.request_id }).toEqual(error);
    expect([foreign.status, error.code]).toEqual([404, 'not_found']);
    expect((await use(key)).status).toBe(200);
  });

  it('reaches a server that remembers it, and so does its expiry', async () => {
    const { database } = test;
    const there = await createTestApp({ database, sessionCache: createSessionCache() });
    const ada = await test.createPerson();
    const { key, access_key } = await createAccessKey(ada.ctx, editor);
    const short = await createAccessKey(ada.ctx, {
      ...editor,
      expires_at: new Date(Date.now() + 3_000).toISOString(),
    });
    expect((await use(key, undefined, there)).status).toBe(200);
    expect((await use(short.key, undefined, there)).status).toBe(200);
    await revoke(access_key.id, ada);
    for (const one of [key, short.key]) {
      await eventually(async () => expect((await use(one, undefined, there)).status).toBe(401));
    }
    await there.close();
  });

  it('comes when the password is set anew by a link, with an entry in the log', async () => {
    const ada = await calls.newVerifiedAccount();
    const { key, access_key } = await madeKey(ada.cookie);
    await calls.post(accounts.requestReset, { email: ada.email });
    const token = calls.tokenFor(ada.email);
    const newPassword = 'Sturdy-Pen-44';
    expect((await calls.post(accounts.resetPassword, { token, newPassword })).status).toBe(200);
    expect((await errorOf(await use(key))).code).toBe('key_revoked');
    const entry = await test.database.everything
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'key.revoked')
      .where('subject', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(entry.details).toEqual({ key: access_key.id });
  });

  it('does not come with a changed password, but with the account’s deletion', async () => {
    const ada = await calls.newAccount();
    const { key } = await madeKey(ada.cookie);
    const newPassword = 'Sturdy-Pen-45';
    const change = { currentPassword: password, newPassword };
    expect((await calls.post(accounts.changePassword, change, ada.cookie)).status).toBe(200);
    expect((await use(key)).status).toBe(200);
    const cookie = await calls.signIn(ada.email, newPassword);
    const deletion = { password: newPassword, confirmation: ada.email };
    expect((await calls.post(accounts.deleteAccount, deletion, cookie)).status).toBe(200);
    expect((await errorOf(await use(key))).code).toBe('invalid_key');
  });
});
