import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountCalls } from '../account-calls.ts';
import { createTestApp } from '../running/test-app.ts';
import {
  recordAccount,
  recordAdmin,
  recordEndings,
  recordSignUp,
  recordTwoFactor,
} from './accounts.ts';
import { createRecorder } from './recorder.ts';
import { recordWebhooks } from './webhooks.ts';
import { recordTemplates, recordWorkflows } from './templates.ts';
import {
  recordAnalytics,
  recordBilling,
  recordCampaigns,
  recordChat,
  recordDeletedChat,
  recordHelp,
  recordSentEmails,
} from './writing.ts';

const file = join(import.meta.dirname, '../../platform/http/openapi/api-examples.json');

it('makes every call that the API’s description shows', async () => {
  const test = await createTestApp({ publicUrl: 'http://localhost:3000' });
  const calls = accountCalls(test);
  const recorder = await createRecorder(test);
  const as = await recordSignUp(calls, recorder);
  await recordTemplates(recorder, as);
  await recordWorkflows(recorder, as);
  await recordCampaigns(recorder, as);
  const reply = await recordChat(recorder, as);
  await recordSentEmails(recorder, as, reply);
  await recordAnalytics(recorder, as);
  await recordWebhooks(recorder, as);
  await recordHelp(recorder, as);
  await recordAccount(test, recorder, as);
  await recordBilling(test, recorder, as);
  await recordDeletedChat(recorder, as, reply);
  await recordAdmin(test, recorder);
  await recordEndings(calls, recorder);
  await recordTwoFactor(calls, recorder);
  await test.close();

  const examples = recorder.examples();
  if (process.env['RECORD_EXAMPLES']) writeFileSync(file, `${JSON.stringify(examples, null, 1)}\n`);
  expect(Object.keys(examples).toSorted()).toEqual(recorder.names().toSorted());
  const kept = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
  expect(kept.toSorted(), 'Run `npm run record-examples -w @replysmith/server`.').toEqual(
    recorder.names().toSorted(),
  );
}, 120_000);
