import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tools/browser/launch-options.ts';
import { startServer } from '../tools/product/running-server.ts';
import { temporaryDataDir } from '../tools/product/temporary-data-dir.ts';

const dataDir = temporaryDataDir('bench');
const server = await startServer(dataDir);
const browser = await chromium.launch(await launchOptions());

/** What a first visit brings over the wire, in kB by kind, before anything is touched. */
async function weigh(path: string): Promise<Map<string, number>> {
  const page = await browser.newPage();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, string>();
  const weights = new Map<string, number>();
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    weights.set(kind, (weights.get(kind) ?? 0) + encodedDataLength / 1000);
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
