import { paths } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../rows/columns-of.ts';
import { makeAdmin } from '../rows/make-admin.ts';
import type { Person } from '../person.ts';
import { publicTables, rowsOf } from '../rows/rows-of.ts';
import { createTestApp, type TestApp } from '../running/test-app.ts';
import { missing, type Call, type Rows } from './route-access.ts';
import { scopeNeeded } from './key-scopes.ts';
import { routeMatrix } from './route-matrix.ts';
import { essence, rowsOwnedBy } from './rows-owned-by.ts';

let test: TestApp;
let owner: Person;
let other: Person;
let admin: Person;
let owned: Rows;

beforeAll(async () => {
  const mailbox = { list: () => Promise.resolve([]), read: () => Promise.resolve(null) };
  test = await createTestApp({ mailbox, readBillingEvent: () => null });
  [owner, other] = await Promise.all([test.createPerson(), test.createPerson()]);
  admin = await makeAdmin(test.database.everything, await test.createPerson());
  owned = await rowsOwnedBy(test, owner);
  await rowsOwnedBy(test, other);
});
afterAll(() => test.close());

const send = ({ path, body, method }: Call, as?: Person) =>
  test.call(path, { ...(body && { body }), ...(method && { method }), ...(as && { as }) });

const entries = Object.entries(routeMatrix).flatMap(([route, access]) =>
  access.who === 'anyone' ? [] : [{ route, access }],
);
const guarded = entries.map(({ route, access }) => ({
  route,
  call: () => (access.who === 'owner' ? access.call(owned) : access.call),
  caller: () => (access.who === 'admin' ? admin : owner),
}));
const forAdmins = entries.flatMap(({ route, access }) =>
  access.who === 'admin' ? [{ route, call: access.call }] : [],
);
const owners = entries.flatMap(({ route, access }) =>
  access.who === 'owner' ? [{ route, call: access.call }] : [],
);
const writing = guarded.filter(({ route }) => !route.startsWith('GET '));

it('has an entry for every route, and none for a route that is gone', () => {
  const routes = test.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(routeMatrix).sort());
});

it('describes every route of the API in its OpenAPI document', async () => {
  const { paths: described } = (await (await test.call(paths.openApi)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const undocumented = Object.keys(routeMatrix)
    .map((route) => route.split(' '))
    .filter(([, path = '']) => /^\/(rest|functions)\//.test(path))
    .filter(([method = '', path = '']) => {
      const entry = described[path.replace(/:(\w+)/g, '{$1}')];
      return !entry?.[method.toLowerCase()];
    });
  expect(undocumented).toEqual([]);
});

it('describes each route under a subject, with the session or key it needs and the shapes of the contract', async () => {
  const document = (await (await test.call(paths.openApi)).json()) as {
    paths: Record<string, Record<string, { tags?: string[]; security?: object[] }>>;
    components: { schemas: Record<string, object>; securitySchemes: object };
  };
  const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...operation,
    })),
  );
  const listed = operations.filter(({ route }) => / \/(rest|functions)\//.test(route));
  expect(listed.filter(({ tags }) => tags?.length !== 1).map(({ route }) => route)).toEqual([]);
  for (const { route, security } of listed) {
    const isOpen = routeMatrix[route]?.who === 'anyone';
    const scope = scopeNeeded(route);
    const needed = [{ session: [] }, ...(scope ? [{ accessKey: [scope] }] : [])];
    expect([route, security]).toEqual([route, isOpen ? [] : needed]);
  }
  expect(document.components.schemas).toHaveProperty('EmailTemplate');
  expect(document.components.schemas).toHaveProperty('ErrorBody');
  expect(JSON.stringify(document)).toContain('"#/components/schemas/EmailTemplate"');
});

describe.each(guarded)('$route', ({ call }) => {
  it('turns away who is not signed in', async () => {
    const before = await rowsOf(test.database.everything);
    expect((await send(call())).status).toBe(401);
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });
});

describe.each(owners)('$route', ({ call }) => {
  it('serves the owner', async () => {
    expect((await send(call(owned), owner)).status).toBe(200);
  });

  it("answers somebody else's row exactly like one that does not exist, and changes nothing", async () => {
    const before = await rowsOf(test.database.everything);
    const foreign = await essence(await send(call(owned), other));
    expect(foreign).toEqual(await essence(await send(call(missing), other)));
    expect(foreign).toMatchObject({ status: 404 });
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });
});

describe.each(forAdmins)('$route', ({ route, call }) => {
  const [method = ''] = route.split(' ');
  const unknown = { ...call, path: call.path.replace(/[^/]+$/, 'no-such-thing') };

  it('is to everybody but admins a path that does not exist, and changes nothing', async () => {
    const before = await rowsOf(test.database.everything);
    expect(method).toBe(call.body ? 'POST' : 'GET');
    for (const body of call.body ? [call.body, { nonsense: true }] : [undefined]) {
      const here = await essence(await send({ ...call, ...(body && { body }) }, owner));
      expect(here).toMatchObject({ status: 404 });
      expect(here).toEqual(await essence(await send({ ...unknown, ...(body && { body }) }, owner)));
    }
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });

  it('is to an admin whose address is not verified a path that does not exist', async () => {
    const { everything } = test.database;
    const claimant = await makeAdmin(everything, await test.createPerson());
    await everything
      .updateTable('auth.users')
      .set({ emailVerified: false })
      .where('id', '=', claimant.id)
      .execute();
    const response = await essence(await send(call, claimant));
    expect(response).toEqual(await essence(await send(unknown, owner)));
    await everything.deleteFrom('auth.users').where('id', '=', claimant.id).execute();
  });
});

describe.each(writing)('$route', ({ call, caller }) => {
  it('lets nobody set a column, or a prototype, that is not theirs to set', async () => {
    const columns = await columnsOf(test.database.everything);
    const attacks = [...columns, '__proto__', 'constructor', 'prototype'];
    const before = await rowsOf(test.database.everything);
    const accounts = await accountsOf();
    for (const key of attacks) {
      const { path, body = {}, method = 'POST' } = call();
      if (key in body) continue;
      const text = JSON.stringify(body).replace(/^\{/, `{${JSON.stringify(key)}:{"admin":true},`);
      const response = await test.call(path, { as: caller(), body: text, method });
      expect(response.status, key).toBeGreaterThanOrEqual(400);
    }
    expect(await rowsOf(test.database.everything)).toEqual(before);
    expect(await accountsOf()).toEqual(accounts);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });
});

it('shows no column that the contract does not know', async () => {
  const { everything } = test.database;
  for (const table of await publicTables(everything)) {
    await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN inner_note text DEFAULT 'for us only'`.execute(
      everything,
    );
  }
  const open = Object.values(routeMatrix).flatMap((access) =>
    access.who === 'anyone' && access.call ? [access.call] : [],
  );
  const known = guarded.map(({ call, caller }) => ({ call: call(), caller: caller() }));
  for (const { call, caller } of [...open.map((call) => ({ call, caller: owner })), ...known]) {
    const response = await send(call, caller);
    expect(await response.text(), call.path).not.toMatch(/inner_note|for us only/);
  }
});

it('changes nothing however often things are read, except that admins’ looks are recorded', async () => {
  const rows = async () => {
    const { audit_log: _recorded, ...others } = await rowsOf(test.database.everything);
    return others;
  };
  const before = await rows();
  for (const { call, caller } of guarded.filter(({ route }) => route.startsWith('GET '))) {
    await send(call(), caller());
  }
  expect(await rows()).toEqual(before);
});

function accountsOf(): Promise<unknown[]> {
  return test.database.everything.selectFrom('auth.users').selectAll().orderBy('id').execute();
}
