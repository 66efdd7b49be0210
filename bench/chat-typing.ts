import type { Browser, Page } from '@playwright/test';
import type { OptimizeEmailRequest } from '@replysmith/contract';
import type { Pool } from 'pg';
import { carrySession, withBrowser } from '../tools/browser/with-browser.ts';
import { withProduct } from '../tools/product/running-server.ts';
import { sampleEmail } from '../tools/product/sample-texts.ts';
import { signIn } from '../tools/product/sign-in.ts';
import { askProduct, type Caller } from './ask-product.ts';
import { timeKeys, typeKeys } from './key-timing.ts';
import { quantile } from './numbers.ts';

const count = 300;
const keys = 150;
const bar = 50;
const unfolded = 10;
const words = 'Would a one-page list of what slows the checkout down be useful to you? ';

const longEmail = `${sampleEmail}\n\n${words.repeat(10)}`;

type Asked = Pick<OptimizeEmailRequest, 'content' | 'message_type'>;

const asks: readonly Asked[] = [
  { content: sampleEmail, message_type: 'email_optimization' },
  { content: 'How long should a cold email be?', message_type: 'conversation' },
  { content: 'What would they reply?', message_type: 'client_simulation' },
];

/** One exchange of each kind in a session, as the product itself answers them. */
async function writeSession(caller: Caller): Promise<string> {
  let sessionId: string | null = null;
  for (const ask of asks) {
    for await (const event of askProduct(caller, { ...ask, session_id: sessionId })) {
      if (event.type === 'answered') sessionId = event.reply.session.id;
    }
  }
  if (!sessionId) throw new Error('There is no session.');
  return sessionId;
}

/** Repeats all of it until the session has this many messages. */
async function lengthen(pool: Pool, sessionId: string): Promise<number> {
  const columns = `user_id, session_id, role, content, message_type, is_partial, email_data,
    optimization_results, answer, client_reply`;
  await pool.query(
    `INSERT INTO chat_messages (${columns}, created_at)
     SELECT ${columns}, created_at + n * interval '1 second'
     FROM chat_messages, generate_series(1, $2) AS n
     WHERE session_id = $1 ORDER BY n, position`,
    [sessionId, count / (2 * asks.length) - 1],
  );
  const { rows } = await pool.query<{ count: string }>(
    'SELECT count(*) FROM chat_messages WHERE session_id = $1',
    [sessionId],
  );
  return Number(rows[0]?.count);
}

async function type(page: Page, label: string, standing: string): Promise<number[]> {
  const field = page.getByLabel(label);
  await field.fill(standing);
  return typeKeys(page, field, words.repeat(Math.ceil(keys / words.length)).slice(0, keys));
}

/** Waits until the session is fully rendered, so that loading does not distort the measurement. */
async function untilShown(page: Page, messages: number): Promise<void> {
  await page.getByLabel('Your email').waitFor();
  if (messages > 0) {
    await page
      .locator('[role=log] > *')
      .nth(messages / 2 - 1)
      .waitFor();
  }
  await page.waitForTimeout(3_000);
}

function show(name: string, times: readonly number[]): void {
  const at = (share: number) => quantile(times, share).toFixed(1);
  console.log(
    `${name.padEnd(52)} ${String(times.length)} keys: median ${at(0.5)} ms, 95th ${at(0.95)} ms, longest ${at(1)} ms, ${String(times.filter((time) => time > bar).length)} over ${String(bar)} ms`,
  );
}

type Session = { readonly id: string; readonly messages: number };

async function measure(browser: Browser, caller: Caller, session: Session): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await carrySession(context, caller);
  const page = await context.newPage();
  await page.addInitScript(timeKeys);
  const devtools = await context.newCDPSession(page);
  for (const [where, path, messages] of [
    ['an empty chat', '/dashboard/coldmail', 0],
    [`${String(session.messages)} messages`, `/dashboard/coldmail/${session.id}`, session.messages],
  ] as const) {
    for (const rate of [1, 4]) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(`${caller.url}${path}`);
      await untilShown(page, messages);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const slow = rate === 1 ? '' : `, processor ${String(rate)}x slower`;
      show(`email, ${where}${slow}`, await type(page, 'Your email', ''));
      show(
        `email of ${String(longEmail.split(/\s+/u).length)} words, ${where}${slow}`,
        await type(page, 'Your email', longEmail),
      );
      if (messages > 0) {
        await page.getByRole('button', { name: 'Ask Question' }).click();
        show(`question, ${where}${slow}`, await type(page, 'Your question', ''));
        for (let open = 0; open < unfolded; open += 1) {
          await page.getByRole('button', { name: 'Show the result' }).last().click();
        }
        await page.waitForTimeout(3_000);
        const laidOut = `${String(unfolded + 1)} results laid out`;
        show(`question, ${laidOut}${slow}`, await type(page, 'Your question', ''));
      }
    }
  }
}

await withProduct(async ({ url, database }) => {
  const caller = { url, cookie: await signIn(url) };
  const id = await writeSession(caller);
  const messages = await lengthen(database, id);
  await withBrowser((browser) => measure(browser, caller, { id, messages }));
});
