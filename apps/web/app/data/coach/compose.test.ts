import type { Brief } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { compose } from './compose.ts';

const nothing: Brief = {
  ...{ campaign: '', category: '', audience: '', tone: '', industry: '', companySize: '' },
  ...{ painPoints: [], callToAction: '', context: '' },
};
const sender = { name: '', company: '', signature: '' };
const scoreOf = (fields: Partial<Brief>) =>
  compose({ brief: { ...nothing, ...fields }, sender, tones: [] }).score;

it('scores no email before there is a reason to write it', () => {
  const reader = { category: 'Cold Outreach', audience: 'owners of cafés', tone: 'Friendly' };
  expect(scoreOf({})).toBeNull();
  expect(scoreOf(reader)).toBeNull();
  expect(scoreOf({ ...reader, painPoints: [' '] })).toBeNull();
  expect(scoreOf({ ...reader, painPoints: ['late payers'] })).not.toBeNull();
});
