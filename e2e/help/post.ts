import { randomUUID } from 'node:crypto';
import { test, type Page } from '@playwright/test';

/** Sends a request like the product's own pages. */
export async function post(page: Page, path: string, data: object): Promise<unknown> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const headers = { origin, 'idempotency-key': randomUUID() };
  const answer = await page.request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
