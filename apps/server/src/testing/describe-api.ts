import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@replysmith/contract';
import { createApp } from '../app.ts';
import { contractWords } from './contract-words.ts';
import type { AppDeps } from '../platform/http/api.ts';

/** What the pages under /docs/api are built from. */
export const describedIn = join(
  import.meta.dirname,
  '../../../web/app/features/api-docs/openapi.json',
);

/** What the contract's comments say, which the description repeats. */
export const saidIn = join(import.meta.dirname, '../platform/http/openapi/api-words.json');

export function saidWords(): string {
  return `${JSON.stringify(contractWords(), null, 1)}\n`;
}

/** Enough for an app that only describes itself. */
const deps = {
  services: { sandbox: null, readBillingEvent: null },
  publicUrl: 'http://localhost:3000',
  trustedProxies: [],
  metricsAllow: [],
  site: { files: new Map(), addresses: new Map(), notFound: new Map() },
} as unknown as AppDeps;

/** The API's description as it stands in the repository, where a change of it shows. */
export async function describedApi(): Promise<string> {
  const response = await createApp(deps).request(paths.openApi, {}, {});
  return `${JSON.stringify(await response.json(), null, 1)}\n`;
}

if (import.meta.main) {
  writeFileSync(saidIn, saidWords());
  writeFileSync(describedIn, await describedApi());
}
