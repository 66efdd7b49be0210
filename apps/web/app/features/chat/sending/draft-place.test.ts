import { beforeEach, expect, it } from 'vitest';
import { forgetKeptWork, keepWork, keptWork } from '../../../lib/kept-work.ts';
import { sendingKey, sentFrom } from '../../../lib/sending-key.ts';
import { keepOrigin, keptOrigin, originKeyOf } from './draft-origin.ts';
import {
  draftAgain,
  draftKeyOf,
  emptyDraft,
  moveDraft,
  moveSent,
  typeDraft,
} from './draft-place.ts';

const place = draftKeyOf('ada', 'session');
const message = { id: 'first', content: 'Hi Tom' };
const readAs = { stage: 'follow_up', profile: 'pr' } as const;

beforeEach(forgetKeptWork);

it('keeps what was said of an email that is edited, wherever its draft goes', () => {
  draftAgain(place, message, readAs);
  expect(keptOrigin(place)).toEqual({ variantOf: 'first', readAs });
  moveDraft(place, draftKeyOf('ada', null));
  expect(keptOrigin(draftKeyOf('ada', null)).readAs).toEqual(readAs);
});

it('says nothing of the next email that was said of one', () => {
  keepOrigin(place, { campaignId: 'audits', readAs });
  typeDraft(place, 'Hi');
  expect(keptOrigin(place).readAs).toEqual(readAs);
  typeDraft(place, '');
  expect(keptOrigin(place)).toEqual({});
});

it('is still another try once all of its text is gone, and gives way to what was set aside', () => {
  keepWork(place, 'half a letter');
  draftAgain(place, message, readAs);
  typeDraft(place, '');
  expect(keptOrigin(place)).toEqual({ variantOf: 'first', setAside: 'half a letter' });
  emptyDraft(place);
  expect([keptWork(place), keptOrigin(place)]).toEqual(['half a letter', {}]);
});

it('carries to a new session what was sent, and nothing that another tab put in its place', () => {
  const fresh = draftKeyOf('ada', null);
  keepWork(fresh, 'sent from one tab');
  sendingKey(fresh, ['sent from one tab']);
  keepWork(fresh, 'begun in the other');
  keepOrigin(fresh, { templateId: 'theirs' });
  moveSent(fresh, place, 'sent from one tab');
  expect([keptWork(place), keptOrigin(place)]).toEqual(['', {}]);
  expect([keptWork(fresh), keptOrigin(fresh).templateId]).toEqual(['begun in the other', 'theirs']);
  expect([sentFrom(place), sentFrom(fresh)]).toEqual([['sent from one tab'], null]);

  moveSent(fresh, place, 'begun in the other');
  expect([keptWork(place), keptWork(fresh)]).toEqual(['begun in the other', '']);
});

it('takes nothing from what it cannot read', () => {
  for (const kept of ['{', '[]', '{"readAs":{"stage":"third","profile":7},"campaignId":1}']) {
    keepWork(originKeyOf(place), kept);
    expect(keptOrigin(place)).toEqual({});
  }
});
