import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@replysmith/contract';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser/launch-options.ts';
import { startServer } from './product/running-server.ts';
import { sampleEmail } from './product/sample-email.ts';
import { signIn } from './product/sign-in.ts';
import { temporaryDataDir } from './product/temporary-data-dir.ts';

const folder = join(import.meta.dirname, '../docs/screenshots');
const dataDir = temporaryDataDir('screenshots');
const server = await startServer(dataDir);
const browser = await chromium.launch(await launchOptions());

try {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 1400 },
  });
  const page = await context.newPage();

  await page.goto('/', { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, 'landing.png') });

  const cookie = await signIn(server.url);
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const end = pair.indexOf('=');
      return { name: pair.slice(0, end), value: pair.slice(end + 1), url: server.url };
    }),
  );
  const answer = await page.request.post(paths.optimizeEmail, {
    headers: { origin: server.url },
    data: { content: sampleEmail, session_id: null, message_type: 'email_optimization' },
  });
  const { session } = (await answer.json()) as { session: { id: string } };
  await page.goto(`/dashboard/coldmail/${session.id}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, 'chat.png') });
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
