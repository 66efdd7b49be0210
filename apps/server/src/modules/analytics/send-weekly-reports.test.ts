import { scoreBasis } from '@replysmith/coach';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Delivery, WeeklyReport } from '../../platform/mail/mail.ts';
import { addSentEmails } from '../../testing/rows/add-sent-emails.ts';
import { lossesOf } from '../../testing/losses-of.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import type { Services } from '../../platform/context/context.ts';
import { updateProfile } from '../accounts/profile.ts';
import { sendReportNow } from './weekly-report.ts';
import { refreshUserTips, updateUserTip } from '../tips/service.ts';
import { sendWeeklyReports } from './send-weekly-reports.ts';

const monday = new Date('2030-05-13T09:00:00.000Z');
const lastWeek = new Date('2030-05-08T12:00:00.000Z');

let test: TestApp;
let sent: { to: string; report: WeeklyReport }[];
let services: Services;
let delivery: Delivery;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.now = monday;
  sent = [];
  delivery = 'sent';
  services = {
    ...test.services,
    mail: {
      ...test.services.mail,
      weeklyReport: ({ email }, report) => {
        sent.push({ to: email, report });
        return Promise.resolve(delivery);
      },
    },
  };
});
afterEach(() => test.close());

const send = () => sendWeeklyReports(services, 'system');
const rows = () =>
  test.database.everything.selectFrom('weekly_reports').select(['user_id', 'sent_at']).execute();

async function subscriber(time_zone: string | null = 'UTC', isTold = true): Promise<Person> {
  const person = await test.createPerson();
  await updateProfile(person.ctx, person.id, {
    time_zone,
    notification_settings: { weeklyReports: isTold },
  });
  return person;
}

async function optimize(
  person: Person,
  scores: [number, number],
  created_at = lastWeek,
  score_version: string | null = scoreBasis.version,
) {
  const [original_score, optimized_score] = scores;
  await test.database.everything
    .insertInto('optimization_analytics')
    .values({
      ...{ user_id: person.id, original_score, optimized_score, created_at },
      ...{ score_version, ...lossesOf(['The ask', 'Length']) },
    })
    .execute();
}

it('tells what was optimised and sent in the week, and what in the one before', async () => {
  const person = await subscriber();
  await optimize(person, [40, 90]);
  await optimize(person, [61, 80], new Date('2030-05-06T00:00:00.000Z'));
  await optimize(person, [10, 11], new Date('2030-05-05T23:59:59.000Z'));
  await optimize(person, [10, 11], new Date('2030-05-13T00:00:00.000Z'));
  const everything = test.database.everything;
  await addSentEmails(
    everything,
    { user_id: person.id, sent_at: lastWeek },
    { replied: 1, meeting: 2, sent: 1 },
  );
  expect(await send()).toEqual({ due: 1, sent: 1, failed: 0 });
  expect(sent).toMatchObject([
    {
      to: person.email,
      report: {
        ...{ from: '2030-05-06', to: '2030-05-12', timeZone: 'UTC' },
        ...{ optimized: 2, optimizedBefore: 1 },
        average: { original: 50.5, optimized: 85 },
        best: { title: null, original: 40, optimized: 90 },
        costliest: { area: 'Length', emails: 2 },
        outcomes: { sent: 4, waiting: 1, replied: 1, meetings: 2, no_reply: 0, reply_rate: null },
        tip: { title: 'Score a few more drafts.' },
      },
    },
  ]);
});

it('averages what today’s score judged alone, and says how much more there is', async () => {
  const person = await subscriber();
  await optimize(person, [40, 90]);
  await optimize(person, [0, 100], lastWeek, 'older');
  await optimize(person, [0, 100], lastWeek, null);
  await send();
  expect(sent[0]?.report).toMatchObject({
    ...{ optimized: 3, otherVersions: 2, average: { original: 40, optimized: 90 } },
    best: { original: 40, optimized: 90 },
    costliest: { area: 'Length', emails: 1 },
  });
});

it('gives the tip that comes first now, by the figures of now, and none that was dismissed', async () => {
  const person = await subscriber();
  const addDrafts = async (count: number) => {
    for (let index = 0; index < count; index += 1) await optimize(person, [40, 90]);
  };
  await addDrafts(6);
  const firstOf = async () => {
    const [tip] = (await refreshUserTips(person.ctx, { limit: 1 })).items;
    return tip ?? expect.fail();
  };
  const before = await firstOf();
  await addDrafts(1);
  await sendReportNow({ ...person.ctx, mail: services.mail });
  const [dismissed, stored] = [sent[0]?.report.tip, before.generated_content];
  expect(dismissed?.title).toBe(stored.title);
  expect(stored.description).toContain('6 of your last 6 drafts');
  expect(dismissed?.description).toContain('7 of your last 7 drafts');
  await updateUserTip(person.ctx, before.id, { status: 'dismissed' });
  const { title, description } = (await firstOf()).generated_content;
  await send();
  expect(sent[1]?.report.tip).toEqual({ title, description });
  expect(title).not.toBe(dismissed?.title);
});

it('sends once a week, however often and from however many servers it is run', async () => {
  const person = await subscriber();
  await optimize(person, [40, 90]);
  await Promise.all([send(), send(), send()]);
  await send();
  expect(sent).toHaveLength(1);
  expect(await rows()).toEqual([{ user_id: person.id, sent_at: monday }]);
  test.clock.now = new Date('2030-05-20T09:00:00.000Z');
  await optimize(person, [40, 90], monday);
  await send();
  expect(sent.map(({ report }) => report.from)).toEqual(['2030-05-06', '2030-05-13']);
});

it('does not send again what a server that died had taken up', async () => {
  const person = await subscriber();
  await optimize(person, [40, 90]);
  const mail = { ...services.mail, weeklyReport: () => Promise.reject(new Error('died')) };
  expect(await sendWeeklyReports({ ...services, mail }, 'system')).toMatchObject({ failed: 1 });
  await send();
  expect(sent).toEqual([]);
});

it('tries again when the mail server could not be reached, and not when nobody knows', async () => {
  const [ada] = [await subscriber()];
  await optimize(ada, [40, 90]);
  delivery = 'not_reached';
  expect(await send()).toEqual({ due: 1, sent: 0, failed: 0 });
  delivery = 'unsure';
  await send();
  await send();
  expect(sent).toHaveLength(2);
  expect(await rows()).toEqual([{ user_id: ada.id, sent_at: null }]);
});

it('does not try an address again that takes no mail', async () => {
  const person = await subscriber();
  await optimize(person, [40, 90]);
  delivery = 'refused';
  await send();
  await send();
  expect(sent).toHaveLength(1);
  expect(await rows()).toEqual([{ user_id: person.id, sent_at: null }]);
});

it('leaves the others for the next run when the mail server is not reached three times in a row', async () => {
  for (let count = 0; count < 5; count += 1) await optimize(await subscriber(), [40, 90]);
  delivery = 'not_reached';
  expect(await send()).toEqual({ due: 3, sent: 0, failed: 0 });
  expect(sent).toHaveLength(3);
  delivery = 'sent';
  expect(await send()).toEqual({ due: 5, sent: 5, failed: 0 });
});

it('sends nothing to who stopped it while the others were told', async () => {
  const people: Person[] = [];
  for (let count = 0; count < 5; count += 1) people.push(await subscriber());
  for (const person of people) await optimize(person, [40, 90]);
  const mail = {
    ...services.mail,
    weeklyReport: async ({ email }: { email: string }) => {
      sent.push({ to: email, report: {} as WeeklyReport });
      for (const { ctx, id } of people) {
        await updateProfile(ctx, id, { notification_settings: { weeklyReports: false } });
      }
      return 'sent' as const;
    },
  };
  expect(await sendWeeklyReports({ ...services, mail }, 'system')).toMatchObject({ sent: 3 });
  expect(sent).toHaveLength(3);
  expect(await rows()).toHaveLength(3);
});

it('tells only those who want it and whose address is theirs', async () => {
  const quiet = await subscriber('UTC', false);
  const without = await subscriber();
  await updateProfile(without.ctx, without.id, {
    notification_settings: { emailNotifications: false },
  });
  const unverified = await subscriber();
  await test.database.everything
    .updateTable('auth.users')
    .set({ emailVerified: false })
    .where('id', '=', unverified.id)
    .execute();
  for (const person of [quiet, without, unverified]) await optimize(person, [40, 90]);
  expect(await send()).toEqual({ due: 0, sent: 0, failed: 0 });
});

it('says nothing of a week in which nothing happened, and does not ask again', async () => {
  const person = await subscriber();
  expect(await send()).toEqual({ due: 1, sent: 0, failed: 0 });
  expect(await send()).toEqual({ due: 0, sent: 0, failed: 0 });
  expect(await rows()).toEqual([{ user_id: person.id, sent_at: null }]);
});

it('goes by the Monday and the days of each person', async () => {
  const [kiritimati, niue, untold] = [
    await subscriber('Pacific/Kiritimati'),
    await subscriber('Pacific/Niue'),
    await subscriber(null),
  ];
  test.clock.now = new Date('2030-05-12T18:30:00.000Z');
  // In Kiritimati it is Sunday the 12th at 23:59, then Monday; in Niue still Sunday for long.
  await optimize(kiritimati, [40, 90], new Date('2030-05-12T09:59:00.000Z'));
  await optimize(kiritimati, [1, 2], new Date('2030-05-12T10:00:00.000Z'));
  for (const person of [niue, untold]) await optimize(person, [40, 90]);
  await send();
  expect(sent.map(({ to, report }) => [to, report.optimized])).toEqual([[kiritimati.email, 1]]);
  test.clock.now = monday;
  await send();
  expect(sent.map(({ to }) => to)).toEqual([kiritimati.email, untold.email]);
  test.clock.now = new Date('2030-05-13T19:30:00.000Z');
  await send();
  expect(sent.map(({ to }) => to)).toEqual([kiritimati.email, untold.email, niue.email]);
});

it('is nobody’s to run but the system’s', async () => {
  const { ctx } = await test.createPerson();
  await expect(sendWeeklyReports(services, ctx)).rejects.toMatchObject({ code: 'not_found' });
});
