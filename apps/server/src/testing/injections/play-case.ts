import { channel } from 'node:diagnostics_channel';
import { AnswerEvent, paths } from '@replysmith/contract';
import type { FakeModel } from '../../../../../tools/fake-model/index.ts';
import { rowsOf } from '../rows/rows-of.ts';
import type { TestApp } from '../running/test-app.ts';
import type { InjectionCase } from './cases.ts';
import type { Evidence, Rows } from './evidence.ts';

/** A new person sends the steps of a case through the real API. `trap` replaces evil.example. */
export async function playCase(
  test: TestApp,
  fake: FakeModel,
  trap: string,
  injection: InjectionCase,
): Promise<Evidence> {
  const played = JSON.parse(
    JSON.stringify(injection).replaceAll('https://evil.example', trap),
  ) as InjectionCase;
  const person = await test.createPerson();
  const { everything } = test.database;
  if (played.profile) {
    await everything
      .updateTable('profiles')
      .set(played.profile)
      .where('id', '=', person.id)
      .execute();
  }
  const before = (await rowsOf(everything)) as Rows;
  const requestsBefore = fake.requests.length;
  const statuses: number[] = [];
  const events: AnswerEvent[] = [];
  const visited = await watchingFetches(fake.url, async () => {
    let session_id: string | null = null;
    for (const step of played.steps) {
      const response = await test.call(paths.optimizeEmail, {
        as: person,
        body: { ...step, session_id },
        headers: { Accept: 'text/event-stream' },
      });
      statuses.push(response.status);
      if (response.status !== 200) break;
      const received = eventsIn(await response.text());
      events.push(...received);
      session_id =
        received.flatMap((one) => (one.type === 'started' ? one.session.id : []))[0] ?? null;
    }
  });
  return {
    ...{ played, personId: person.id, statuses, events, before, visited },
    after: (await rowsOf(everything)) as Rows,
    requests: fake.requests.slice(requestsBefore),
  };
}

function eventsIn(stream: string): AnswerEvent[] {
  return stream
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => AnswerEvent.parse(JSON.parse(line.slice('data: '.length))));
}

/** The origins that this process fetches from during the work, except the model's. */
async function watchingFetches(model: string, work: () => Promise<void>): Promise<string[]> {
  const visited: string[] = [];
  const note = (message: unknown) => {
    const { origin } = (message as { request: { origin: string } }).request;
    if (origin !== model) visited.push(origin);
  };
  const fetches = channel('undici:request:create');
  fetches.subscribe(note);
  try {
    await work();
  } finally {
    fetches.unsubscribe(note);
  }
  return visited;
}
