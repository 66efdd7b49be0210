import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../tools/browser/launch-options.ts';
import { serverArguments, temporaryDataDir } from '../tools/product/server-arguments.ts';
import { authSecret } from './fixtures/test.ts';

/** Workers read the configuration again: the first process chooses folders and ports once. */
process.env['E2E_DATA_DIR'] ??= temporaryDataDir('e2e');
process.env['E2E_MODEL_DATA_DIR'] ??= temporaryDataDir('e2e-model');
process.env['E2E_STRIPE_DATA_DIR'] ??= temporaryDataDir('e2e-stripe');
// Below the range of ephemeral ports, which might be in use.
process.env['E2E_PORT'] ??= String(11_000 + 5 * (process.pid % 4_000));
const port = Number(process.env['E2E_PORT']);
const modelPort = port + 2;
const paidPort = port + 3;
const stripePort = port + 4;

function product(at: number, dataDir: string | undefined, settings: Record<string, string> = {}) {
  return {
    command: `exec node ${serverArguments.map((one) => JSON.stringify(one)).join(' ')}`,
    url: `http://localhost:${String(at)}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: {
      PORT: String(at),
      DATA_DIR: dataDir ?? '',
      LOG_LEVEL: 'warn',
      AUTH_SECRET: authSecret,
      AUTH_ATTEMPTS: '1000',
      // Otherwise the server would look for a model on this machine.
      AI_PROVIDER: 'coach',
      // Their receivers are on this machine.
      WEBHOOKS_ALLOW_PRIVATE: 'true',
      ...settings,
    },
  };
}

/** Specs that need a server with a model. */
const withModel = 'flows/streaming*.spec.ts';
/** Specs of the extension, which need the server for what is saved with a key. */
const ofExtension = 'extension/*.spec.ts';
/** Specs that need a server with Stripe, or its fake. */
const withStripe = 'flows/stripe.spec.ts';
const webhookSecret = 'whsec_e2e';

const launching = await launchOptions();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  // Flaky tests are named at the end of the run; too many fail it.
  retries: 1,
  timeout: 60_000,
  // A busy machine needs more than Playwright's five seconds for a page and its first answer.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: launching,
    // Tracing every test would add a tenth to the run; failures are retried with a trace.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [
    {
      name: 'coach',
      metadata: { dataDir: process.env['E2E_DATA_DIR'] },
      testIgnore: [withModel, withStripe, ofExtension],
      use: { baseURL: `http://localhost:${String(port)}` },
    },
    {
      name: 'extension',
      metadata: { dataDir: process.env['E2E_DATA_DIR'] },
      testMatch: ofExtension,
      use: {
        baseURL: `http://localhost:${String(port)}`,
        launchOptions: {
          ...launching,
          // A page of the stand-in may not ask loopback otherwise; an extension may.
          args: [...(launching.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
        },
      },
    },
    {
      name: 'model',
      metadata: { dataDir: process.env['E2E_MODEL_DATA_DIR'] },
      testMatch: withModel,
      use: { baseURL: `http://localhost:${String(port + 1)}` },
    },
    {
      name: 'stripe',
      metadata: { dataDir: process.env['E2E_STRIPE_DATA_DIR'] },
      testMatch: withStripe,
      use: { baseURL: `http://localhost:${String(paidPort)}` },
    },
  ],
  webServer: [
    product(port, process.env['E2E_DATA_DIR']),
    product(port + 1, process.env['E2E_MODEL_DATA_DIR'], {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `http://127.0.0.1:${String(modelPort)}/v1`,
      AI_MODEL: 'harbour-small',
      LOG_LEVEL: 'fatal',
    }),
    {
      command: 'exec node fixtures/model.ts',
      url: `http://127.0.0.1:${String(modelPort)}/v1/models`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { MODEL_PORT: String(modelPort) },
    },
    product(paidPort, process.env['E2E_STRIPE_DATA_DIR'], {
      STRIPE_API_URL: `http://127.0.0.1:${String(stripePort)}`,
      STRIPE_SECRET_KEY: 'sk_test_e2e',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_STARTER: 'price_starter',
      STRIPE_PRICE_PRO: 'price_pro',
    }),
    {
      command: `exec node ../tools/fake-stripe/main.ts --port ${String(stripePort)} --secret ${webhookSecret} --webhook http://localhost:${String(paidPort)}/webhooks/stripe`,
      port: stripePort,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
