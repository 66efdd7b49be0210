import { beforeEach, describe, expect, it } from 'vitest';
import { forgetKeptWork, keepWork, keptWork } from '../../../../lib/kept-work/kept-work.ts';
import { sendingKey, sentFrom } from '../../../../lib/wire/sending-key.ts';
import { keepOrigin, keptOrigin, originKeyOf } from './draft-origin.ts';
import { draftKeyOf } from './draft-key.ts';
import {
  bringBack,
  continueDraft,
  draftAgain,
  emptyDraft,
  giveUpDraft,
  moveDraft,
  moveSent,
  putBefore,
  typeDraft,
} from './draft-place.ts';

const place = draftKeyOf('ada', 'session');
const message = { id: 'first', content: 'Hi Tom' };
const readAs = { stage: 'follow_up', profile: 'pr' } as const;

beforeEach(forgetKeptWork);

it('keeps what was said of an email that is edited, wherever its draft goes', () => {
  draftAgain(place, message, readAs);
  expect(keptOrigin(place)).toEqual({ variantOf: 'first', loaded: 'Hi Tom', readAs });
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
  expect(keptOrigin(place)).toEqual({
    variantOf: 'first',
    setAside: { text: 'half a letter', origin: {} },
  });
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

it('is edited once, however often that is asked for, and nothing is set aside that was empty', () => {
  draftAgain(place, message);
  draftAgain(place, message);
  typeDraft(place, 'Hi Tom, again');
  draftAgain(place, message);
  expect(keptWork(place)).toBe('Hi Tom, again');
  emptyDraft(place);
  expect([keptWork(place), keptOrigin(place)]).toEqual(['', {}]);
});

it('has a change back that was given up, over what was set aside for it', () => {
  keepWork(place, 'half a letter');
  draftAgain(place, message);
  expect(giveUpDraft(place)).toBeNull();
  draftAgain(place, message);
  typeDraft(place, 'Hi Tom, again');
  const undo = giveUpDraft(place);
  expect(keptWork(place)).toBe('half a letter');
  undo?.();
  expect([keptWork(place), keptOrigin(place).variantOf]).toEqual(['Hi Tom, again', 'first']);
  emptyDraft(place);
  expect(keptWork(place)).toBe('half a letter');
});

describe('a brief', () => {
  const brief = (audience: string, campaignId = 'audits') => {
    const text = `Write a cold email from this brief.\n\nAudience: ${audience}`;
    return { text, origin: { campaignId, loaded: text } };
  };
  const other = brief('Dentists', 'teeth');

  /** What stands there, and what comes back as each is sent. */
  function takeAll(): string[] {
    const found = [];
    while (keptWork(place) !== '') {
      found.push(keptWork(place));
      emptyDraft(place);
    }
    return found;
  }

  it('takes the place of a draft, which can be had back and comes back by itself', () => {
    keepWork(place, 'half a letter');
    keepOrigin(place, { readAs });
    putBefore(place, brief('Bakers'));
    expect(keptWork(place)).toBe(brief('Bakers').text);
    bringBack(place);
    expect([keptWork(place), keptOrigin(place).readAs]).toEqual(['half a letter', readAs]);
    bringBack(place);
    expect(keptOrigin(place)).toMatchObject({ campaignId: 'audits' });
    emptyDraft(place);
    expect([keptWork(place), keptOrigin(place)]).toEqual(['half a letter', { readAs }]);
  });

  it('gives way to the next of the same campaign, and is set aside for that of another', () => {
    keepWork(place, 'half a letter');
    putBefore(place, brief('Bakers'));
    putBefore(place, brief('Butchers'));
    putBefore(place, other);
    expect(takeAll()).toEqual([other.text, brief('Butchers').text, 'half a letter']);
  });

  it.each(['Hi Sam, typed over the brief', `${brief('Bakers').text}\nTone: Casual`])(
    'sets aside what was written over the last one of the same campaign: %s',
    (written) => {
      keepWork(place, 'half a letter');
      putBefore(place, brief('Bakers'));
      typeDraft(place, written);
      putBefore(place, brief('Butchers'));
      expect(takeAll()).toEqual([brief('Butchers').text, written, 'half a letter']);
    },
  );

  it('leaves behind in a new chat what it was written over', () => {
    const fresh = draftKeyOf('ada', null);
    keepWork(fresh, 'half a letter');
    putBefore(fresh, other);
    moveSent(fresh, place, other.text);
    expect([keptWork(place), keptOrigin(place)]).toEqual([other.text, other.origin]);
    expect(keptWork(fresh)).toBe('half a letter');
    moveDraft(place, fresh);
    expect(keptWork(fresh)).toBe(other.text);
  });
});

it('goes on in a new chat as a text of its own, and sets aside what stands there', () => {
  const fresh = draftKeyOf('ada', null);
  keepWork(fresh, 'begun there');
  draftAgain(place, message, readAs);
  sendingKey(place, ['Hi Tom']);
  continueDraft(place, fresh);
  expect([keptWork(fresh), keptOrigin(fresh)]).toEqual([
    'Hi Tom',
    { readAs, setAside: { text: 'begun there', origin: {} } },
  ]);
  expect([keptWork(place), keptOrigin(place), sentFrom(place), sentFrom(fresh)]).toEqual([
    '',
    {},
    null,
    null,
  ]);
});
