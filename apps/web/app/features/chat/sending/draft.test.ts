import { beforeEach, describe, expect, it } from 'vitest';
import { clearStorage, localStore } from '../../../lib/storage.ts';
import { draftOrigins } from '../../../data/drafts.ts';
import { sendingKey, sentFrom } from '../../../lib/sending-key.ts';
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
} from './draft.ts';

const place = draftKeyOf('ada', 'session');
const message = { id: 'first', content: 'Hi Tom' };
const readAs = { stage: 'follow_up', profile: 'pr' } as const;

beforeEach(clearStorage);

it('keeps what was said of an email that is edited, wherever its draft goes', () => {
  draftAgain(place, message, readAs);
  expect(draftOrigins.read(place)).toEqual({ variantOf: 'first', loaded: 'Hi Tom', readAs });
  moveDraft(place, draftKeyOf('ada', null));
  expect(draftOrigins.read(draftKeyOf('ada', null)).readAs).toEqual(readAs);
});

it('says nothing of the next email that was said of one', () => {
  draftOrigins.write(place, { campaignId: 'audits', readAs });
  typeDraft(place, 'Hi');
  expect(draftOrigins.read(place).readAs).toEqual(readAs);
  typeDraft(place, '');
  expect(draftOrigins.read(place)).toEqual({});
});

it('is still another variant once all of its text is gone, and gives way to what was set aside', () => {
  localStore.write(place, 'half a letter');
  draftAgain(place, message, readAs);
  typeDraft(place, '');
  expect(draftOrigins.read(place)).toEqual({
    variantOf: 'first',
    setAside: { text: 'half a letter', origin: {} },
  });
  emptyDraft(place);
  expect([localStore.read(place), draftOrigins.read(place)]).toEqual(['half a letter', {}]);
});

it('carries to a new session what was sent, and nothing that another tab put in its place', () => {
  const fresh = draftKeyOf('ada', null);
  localStore.write(fresh, 'sent from one tab');
  sendingKey(fresh, ['sent from one tab']);
  localStore.write(fresh, 'begun in the other');
  draftOrigins.write(fresh, { templateId: 'theirs' });
  moveSent(fresh, place, 'sent from one tab');
  expect([localStore.read(place), draftOrigins.read(place)]).toEqual(['', {}]);
  expect([localStore.read(fresh), draftOrigins.read(fresh).templateId]).toEqual([
    'begun in the other',
    'theirs',
  ]);
  expect([sentFrom(place), sentFrom(fresh)]).toEqual([['sent from one tab'], null]);

  moveSent(fresh, place, 'begun in the other');
  expect([localStore.read(place), localStore.read(fresh)]).toEqual(['begun in the other', '']);
});

it('takes nothing from what it cannot read', () => {
  for (const kept of ['{', '[]', '{"readAs":{"stage":"third","profile":7},"campaignId":1}']) {
    localStore.write(`${place}:origin`, kept);
    expect(draftOrigins.read(place)).toEqual({});
  }
});

it('is edited once, however often that is asked for, and nothing is set aside that was empty', () => {
  draftAgain(place, message);
  draftAgain(place, message);
  typeDraft(place, 'Hi Tom, again');
  draftAgain(place, message);
  expect(localStore.read(place)).toBe('Hi Tom, again');
  emptyDraft(place);
  expect([localStore.read(place), draftOrigins.read(place)]).toEqual(['', {}]);
});

it('has a change back that was given up, over what was set aside for it', () => {
  localStore.write(place, 'half a letter');
  draftAgain(place, message);
  expect(giveUpDraft(place)).toBeNull();
  draftAgain(place, message);
  typeDraft(place, 'Hi Tom, again');
  const undo = giveUpDraft(place);
  expect(localStore.read(place)).toBe('half a letter');
  undo?.();
  expect([localStore.read(place), draftOrigins.read(place).variantOf]).toEqual([
    'Hi Tom, again',
    'first',
  ]);
  emptyDraft(place);
  expect(localStore.read(place)).toBe('half a letter');
});

describe('a brief', () => {
  const brief = (audience: string, campaignId = 'audits') => {
    const text = `Write a cold email from this brief.\n\nAudience: ${audience}`;
    return { text, origin: { campaignId, loaded: text } };
  };
  const other = brief('Dentists', 'teeth');

  /** The text of the draft, and the texts that come back as each is sent. */
  function takeAll(): string[] {
    const found = [];
    while (localStore.read(place) !== '') {
      found.push(localStore.read(place));
      emptyDraft(place);
    }
    return found;
  }

  it('takes the place of a draft, which can be had back and comes back by itself', () => {
    localStore.write(place, 'half a letter');
    draftOrigins.write(place, { readAs });
    putBefore(place, brief('Bakers'));
    expect(localStore.read(place)).toBe(brief('Bakers').text);
    bringBack(place);
    expect([localStore.read(place), draftOrigins.read(place).readAs]).toEqual([
      'half a letter',
      readAs,
    ]);
    bringBack(place);
    expect(draftOrigins.read(place)).toMatchObject({ campaignId: 'audits' });
    emptyDraft(place);
    expect([localStore.read(place), draftOrigins.read(place)]).toEqual([
      'half a letter',
      { readAs },
    ]);
  });

  it('gives way to the next of the same campaign, and is set aside for that of another', () => {
    localStore.write(place, 'half a letter');
    putBefore(place, brief('Bakers'));
    putBefore(place, brief('Butchers'));
    putBefore(place, other);
    expect(takeAll()).toEqual([other.text, brief('Butchers').text, 'half a letter']);
  });

  it.each(['Hi Sam, typed over the brief', `${brief('Bakers').text}\nTone: Casual`])(
    'sets aside what was written over the last one of the same campaign: %s',
    (written) => {
      localStore.write(place, 'half a letter');
      putBefore(place, brief('Bakers'));
      typeDraft(place, written);
      putBefore(place, brief('Butchers'));
      expect(takeAll()).toEqual([brief('Butchers').text, written, 'half a letter']);
    },
  );

  it('leaves behind in a new chat what it was written over', () => {
    const fresh = draftKeyOf('ada', null);
    localStore.write(fresh, 'half a letter');
    putBefore(fresh, other);
    moveSent(fresh, place, other.text);
    expect([localStore.read(place), draftOrigins.read(place)]).toEqual([other.text, other.origin]);
    expect(localStore.read(fresh)).toBe('half a letter');
    moveDraft(place, fresh);
    expect(localStore.read(fresh)).toBe(other.text);
  });
});

it('goes on in a new chat as a text of its own, and sets aside what stands there', () => {
  const fresh = draftKeyOf('ada', null);
  localStore.write(fresh, 'begun there');
  draftAgain(place, message, readAs);
  sendingKey(place, ['Hi Tom']);
  continueDraft(place, fresh);
  expect([localStore.read(fresh), draftOrigins.read(fresh)]).toEqual([
    'Hi Tom',
    { readAs, setAside: { text: 'begun there', origin: {} } },
  ]);
  expect([
    localStore.read(place),
    draftOrigins.read(place),
    sentFrom(place),
    sentFrom(fresh),
  ]).toEqual(['', {}, null, null]);
});
