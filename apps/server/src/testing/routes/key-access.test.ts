import { type KeyScope, KeyScope as Scopes, includesScope, paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessKey } from '../../modules/accounts/access-keys.ts';
import type { Person } from '../person.ts';
import { makeAdmin } from '../rows/make-admin.ts';
import { rowsOf } from '../rows/rows-of.ts';
import { createTestApp, type TestApp } from '../running/test-app.ts';
import { errorIn } from '../template-calls.ts';
import { scopeNeeded } from './key-scopes.ts';
import type { Call, Rows } from './route-access.ts';
import { routeMatrix } from './route-matrix.ts';
import { essence, rowsOwnedBy } from './rows-owned-by.ts';

let test: TestApp;
let ada: Person;
/** Does by session what Ada does by key. */
let bo: Person;
let rows: Rows;
let keys: Record<KeyScope, string>;

beforeAll(async () => {
  test = await createTestApp();
  const owner = await test.createPerson();
  const person = await test.createPerson();
  bo = await test.createPerson();
  rows = await rowsOwnedBy(test, owner);
  // Being an admin changes nothing for keys.
  ada = await makeAdmin(test.database.everything, person);
  const made = await Promise.all(
    Scopes.options.map(async (scope) => {
      const { key } = await createAccessKey(ada.ctx, { name: scope, scope, expires_at: null });
      return [scope, key] as const;
    }),
  );
  keys = Object.fromEntries(made) as Record<KeyScope, string>;
  // Their first use is noted.
  for (const scope of Scopes.options) await send({ path: `${paths.rest}/no-such-thing` }, scope);
});
afterAll(() => test.close());

/** A program's call: no cookie, no Origin. */
function send({ path, body, method = body ? 'POST' : 'GET' }: Call, scope: KeyScope) {
  const headers = {
    Authorization: `Bearer ${keys[scope]}`,
    ...(body && { 'Content-Type': 'application/json' }),
  };
  return test.app.request(
    path,
    { method, headers, ...(body && { body: JSON.stringify(body) }) },
    {},
  );
}

/** With somebody else's rows a key gets no further than its owner. */
const called = Object.entries(routeMatrix).flatMap(([route, access]) => {
  const [method = ''] = route.split(' ');
  const call = access.who === 'owner' ? () => access.call(rows) : () => access.call;
  if (access.who === 'anyone' && !access.call) return [];
  return [{ route, who: access.who, call: (): Call => ({ path: '/', method, ...call() }) }];
});

describe.each(called.filter(({ who }) => who !== 'admin'))('$route', ({ route, who, call }) => {
  const needed = scopeNeeded(route);

  it.each(Scopes.options)('is open to a key with the scope %s if it should be', async (scope) => {
    const before = await rowsOf(test.database.everything);
    const answer = await send(call(), scope);
    if (needed && (who === 'anyone' || includesScope(scope, needed))) {
      const { path, body, method } = call();
      const asked = { as: bo, ...(body && { body }), ...(method && { method }) };
      expect(answer.status).toBe((await test.call(path, asked)).status);
      return;
    }
    expect(answer.status).toBe(403);
    const error = await errorIn(answer);
    expect(error.code).toBe(needed ? 'key_scope' : 'key_not_accepted');
    if (needed) expect(error.message).toContain(`the scope “${needed}”`);
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });
});

describe.each(called.filter(({ who }) => who === 'admin'))('$route', ({ call }) => {
  it.each(Scopes.options)('does not exist for a key with the scope %s', async (scope) => {
    const before = await rowsOf(test.database.everything);
    const answer = await essence(await send(call(), scope));
    const path = call().path.replace(/[^/]+$/, 'no-such-thing');
    expect(answer).toMatchObject({ status: 404 });
    expect(answer).toEqual(await essence(await send({ ...call(), path }, scope)));
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });
});

it('has a route for each scope, and keys from which each is refused', () => {
  const needed = called.map(({ route }) => scopeNeeded(route));
  expect([...new Set(needed)].sort()).toEqual(['coach', null, 'read', 'write']);
  expect(scopeNeeded(`GET ${paths.accounts.accessKeys}`)).toBeNull();
});
