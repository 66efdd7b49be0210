import { UpdateProfileRequest } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withUser } from '../../db/with-user.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { updateProfile } from '../profiles/update-profile.ts';
import { knownFacts } from './known-facts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function factsAfter(changes: UpdateProfileRequest): Promise<string[]> {
  const { id, ctx } = await test.createPerson();
  await updateProfile(ctx, id, UpdateProfileRequest.parse(changes));
  return withUser(ctx, (tx) => knownFacts(ctx, tx));
}

it('names people as their account does, unless they go by another name', async () => {
  expect(await factsAfter({})).toEqual(['Ada Lovelace']);
  expect(await factsAfter({ full_name_override: 'Ada King' })).toEqual(['Ada King']);
});

it('knows the company and the signature', async () => {
  const told = { company: 'Brightlane', email_signature: 'Ada\nBrightlane' };
  expect(await factsAfter(told)).toEqual(['Ada Lovelace', 'Brightlane', 'Ada\nBrightlane']);
});
