import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openSocket } from '../../testing/running/open-socket.ts';
import { serveApp, type ServedApp } from '../../testing/running/served-app.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let other: TestApp;
let here: ServedApp;
let elsewhere: ServedApp;

beforeAll(async () => {
  test = await createTestApp();
  other = await createTestApp({ database: test.database });
  here = await serveApp(test);
  elsewhere = await serveApp(other);
});
afterAll(async () => {
  await Promise.all([here.close(), elsewhere.close()]);
  await other.close();
  await test.close();
});

const run = () => ({
  ...{ id: randomUUID(), rule_name: 'Star what works', trigger: 'high_usage' },
  ...{ status: 'failed', error: 'There was no room.' },
});
const write = (user_id: string, execution: ReturnType<typeof run>) =>
  test.database.everything
    .insertInto('workflow_executions')
    .values({ ...execution, user_id })
    .execute();

it('tells every tab of a person, on every server, that a workflow ran, and nobody else', async () => {
  const [person, stranger] = [await test.createPerson(), await test.createPerson()];
  const tabs = [await openSocket(here.port, person), await openSocket(elsewhere.port, person)];
  const foreign = await openSocket(here.port, stranger);
  for (const tab of [...tabs, foreign]) await tab.waitFor('welcome');
  const execution = run();
  await write(person.id, execution);
  for (const tab of tabs) {
    await eventually(() =>
      expect(tab.events.at(-1)).toMatchObject({ type: 'workflow.ran', execution }),
    );
  }
  await write(stranger.id, run());
  await foreign.waitFor('workflow.ran');
  expect(foreign.events).toHaveLength(2);
  expect(tabs.map(({ events }) => events.length)).toEqual([2, 2]);
});

it('tells nothing of a run that is gone from the log again', async () => {
  const person = await test.createPerson();
  const tab = await openSocket(here.port, person);
  await tab.waitFor('welcome');
  const { everything } = test.database;
  await everything.transaction().execute(async (tx) => {
    const deletedRun = { ...run(), user_id: person.id };
    await tx.insertInto('workflow_executions').values(deletedRun).execute();
    await tx.deleteFrom('workflow_executions').where('id', '=', deletedRun.id).execute();
  });
  await write(person.id, run());
  await tab.waitFor('workflow.ran');
  expect(tab.events).toHaveLength(2);
});
