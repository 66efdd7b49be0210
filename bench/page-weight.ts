import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tools/browser/launch-options.ts';
import { startServer } from '../tools/product/running-server.ts';
import { temporaryDataDir } from '../tools/product/temporary-data-dir.ts';

const dataDir = temporaryDataDir('bench');
const server = await startServer(dataDir);
const browser = await chromium.launch(await launchOptions());

/** What a first visit brings, compressed, in kB by kind, before anything is touched. */
async function weigh(path: string): Promise<Map<string, number>> {
  const page = await browser.newPage();
  const weights = new Map<string, number>();
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const weight = Number(response.headers()['content-length'] ?? 0) / 1000;
    weights.set(kind, (weights.get(kind) ?? 0) + weight);
  });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await page.close();
  return weights;
}

try {
  for (const path of ['/', '/auth']) {
    const weights = await weigh(path);
    const parts = [...weights].map(([kind, weight]) => `${kind} ${weight.toFixed(1)} kB`);
    console.log(`${path}: ${parts.join(', ')}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
