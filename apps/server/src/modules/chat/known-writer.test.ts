import { UpdateProfileRequest, type OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withUser } from '../../platform/db/with-user.ts';
import type { KnownWriter } from '../../platform/ai/ai.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { updateProfile } from '../accounts/profile.ts';
import { knownWriter } from './start-answer.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function knownAfter(
  changes: object,
  request: Partial<OptimizeEmailRequest> = {},
): Promise<KnownWriter> {
  const { id, ctx } = await test.createPerson();
  await updateProfile(ctx, id, UpdateProfileRequest.parse(changes));
  return withUser(ctx, (tx) => knownWriter(ctx, tx, request));
}

it('names people as their account does, unless they go by another name', async () => {
  expect((await knownAfter({})).known).toEqual(['Ada Lovelace']);
  const { known, sender } = await knownAfter({ full_name_override: 'Ada King' });
  expect(known).toEqual(['Ada King']);
  expect(sender).toEqual({ name: 'Ada King', company: '', signature: '' });
});

const details = { company: 'Brightlane', email_signature: 'Ada\nBrightlane' };

it('knows the company and the signature', async () => {
  const { known, sender } = await knownAfter(details);
  expect(known).toEqual(['Ada Lovelace', 'Brightlane', 'Ada\nBrightlane']);
  expect(sender).toEqual({
    name: 'Ada Lovelace',
    company: 'Brightlane',
    signature: 'Ada\nBrightlane',
  });
});

it('signs as the request says, and else as the profile does', async () => {
  const overridden = await knownAfter(details, { email_signature: ' Ada K. \n' });
  expect(overridden.sender.signature).toBe('Ada K.');
  expect(overridden.known).toContain('Ada\nBrightlane');
  const blank = await knownAfter(details, { email_signature: '  ' });
  expect(blank.sender.signature).toBe('Ada\nBrightlane');
});

it('takes the wishes of the request, and else those of the profile', async () => {
  const liked = { optimization_preferences: { tone: 'friendly', length: 'short' } };
  const general = { tone: 'friendly', industry: 'general', length: 'short' };
  expect((await knownAfter(liked)).preferences).toEqual(general);
  const wished = { tone: 'formal', industry: 'saas', length: 'long' };
  const { preferences } = await knownAfter(liked, { user_preferences: wished });
  expect(preferences).toEqual(wished);
});
