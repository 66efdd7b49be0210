import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { carrySession, withBrowser } from './browser/with-browser.ts';
import { withProduct } from './product/running-server.ts';
import { sampleEmail } from './product/sample-texts.ts';
import { signIn } from './product/sign-in.ts';

const folder = join(import.meta.dirname, '../docs/screenshots');

async function takeScreenshots(browser: Browser, url: string): Promise<void> {
  const viewport = { width: 1440, height: 1400 };
  const context = await browser.newContext({ baseURL: url, viewport });
  const page = await context.newPage();

  await page.goto('/', { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, 'landing.png') });

  await carrySession(context, { url, cookie: await signIn(url) });
  const answer = await page.request.post(paths.optimizeEmail, {
    headers: { origin: url },
    data: { content: sampleEmail, session_id: null, message_type: 'email_optimization' },
  });
  const { session } = (await answer.json()) as { session: { id: string } };
  await page.goto(`/dashboard/coldmail/${session.id}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, 'chat.png') });
}

mkdirSync(folder, { recursive: true });
await withProduct(({ url }) => withBrowser((browser) => takeScreenshots(browser, url)));
