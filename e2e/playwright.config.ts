import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../tools/browser/launch-options.ts';
import { temporaryDataDir } from '../tools/product/temporary-data-dir.ts';

/** Workers read the configuration again: the folder and the port are chosen once, by the first. */
process.env['E2E_DATA_DIR'] ??= temporaryDataDir('e2e');
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
const port = process.env['E2E_PORT'];
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1440, height: 900 },
    launchOptions: await launchOptions(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'exec node ../apps/server/src/main.ts',
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      LOG_LEVEL: 'warn',
      AUTH_ATTEMPTS: '1000',
    },
  },
});
