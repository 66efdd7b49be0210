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

const draftKey = draftKeyOf('ada', 'session');
const message = { id: 'first', content: 'Hi Tom' };
const readAs = { stage: 'follow_up', profile: 'pr' } as const;

beforeEach(clearStorage);

it('keeps what was said of an email that is edited, wherever its draft goes', () => {
  draftAgain(draftKey, message, readAs);
  expect(draftOrigins.read(draftKey)).toEqual({ variantOf: 'first', loaded: 'Hi Tom', readAs });
  moveDraft(draftKey, draftKeyOf('ada', null));
  expect(draftOrigins.read(draftKeyOf('ada', null)).readAs).toEqual(readAs);
});

it('says nothing of the next email that was said of one', () => {
  draftOrigins.write(draftKey, { campaignId: 'audits', readAs });
  typeDraft(draftKey, 'Hi');
  expect(draftOrigins.read(draftKey).readAs).toEqual(readAs);
  typeDraft(draftKey, '');
  expect(draftOrigins.read(draftKey)).toEqual({});
});

it('is still another variant once all of its text is gone, and gives way to what was set aside', () => {
  localStore.write(draftKey, 'half a letter');
  draftAgain(draftKey, message, readAs);
  typeDraft(draftKey, '');
  expect(draftOrigins.read(draftKey)).toEqual({
    variantOf: 'first',
    setAside: { text: 'half a letter', origin: {} },
  });
  emptyDraft(draftKey);
  expect([localStore.read(draftKey), draftOrigins.read(draftKey)]).toEqual(['half a letter', {}]);
});

it('carries to a new session what was sent, and nothing that another tab put in its place', () => {
  const fresh = draftKeyOf('ada', null);
  localStore.write(fresh, 'sent from one tab');
  sendingKey(fresh, ['sent from one tab']);
  localStore.write(fresh, 'begun in the other');
  draftOrigins.write(fresh, { templateId: 'theirs' });
  moveSent(fresh, draftKey, 'sent from one tab');
  expect([localStore.read(draftKey), draftOrigins.read(draftKey)]).toEqual(['', {}]);
  expect([localStore.read(fresh), draftOrigins.read(fresh).templateId]).toEqual([
    'begun in the other',
    'theirs',
  ]);
  expect([sentFrom(draftKey), sentFrom(fresh)]).toEqual([['sent from one tab'], null]);

  moveSent(fresh, draftKey, 'begun in the other');
  expect([localStore.read(draftKey), localStore.read(fresh)]).toEqual(['begun in the other', '']);
});

it('takes nothing from what it cannot read', () => {
  for (const stored of ['{', '[]', '{"readAs":{"stage":"third","profile":7},"campaignId":1}']) {
    localStore.write(`${draftKey}:origin`, stored);
    expect(draftOrigins.read(draftKey)).toEqual({});
  }
});

it('is edited once, however often that is asked for, and nothing is set aside that was empty', () => {
  draftAgain(draftKey, message);
  draftAgain(draftKey, message);
  typeDraft(draftKey, 'Hi Tom, again');
  draftAgain(draftKey, message);
  expect(localStore.read(draftKey)).toBe('Hi Tom, again');
  emptyDraft(draftKey);
  expect([localStore.read(draftKey), draftOrigins.read(draftKey)]).toEqual(['', {}]);
});

it('has a change back that was given up, over what was set aside for it', () => {
  localStore.write(draftKey, 'half a letter');
  draftAgain(draftKey, message);
  expect(giveUpDraft(draftKey)).toBeNull();
  draftAgain(draftKey, message);
  typeDraft(draftKey, 'Hi Tom, again');
  const undo = giveUpDraft(draftKey);
  expect(localStore.read(draftKey)).toBe('half a letter');
  undo?.();
  expect([localStore.read(draftKey), draftOrigins.read(draftKey).variantOf]).toEqual([
    'Hi Tom, again',
    'first',
  ]);
  emptyDraft(draftKey);
  expect(localStore.read(draftKey)).toBe('half a letter');
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
    while (localStore.read(draftKey) !== '') {
      found.push(localStore.read(draftKey));
      emptyDraft(draftKey);
    }
    return found;
  }

  it('takes the place of a draft, which can be had back and comes back by itself', () => {
    localStore.write(draftKey, 'half a letter');
    draftOrigins.write(draftKey, { readAs });
    putBefore(draftKey, brief('Bakers'));
    expect(localStore.read(draftKey)).toBe(brief('Bakers').text);
    bringBack(draftKey);
    expect([localStore.read(draftKey), draftOrigins.read(draftKey).readAs]).toEqual([
      'half a letter',
      readAs,
    ]);
    bringBack(draftKey);
    expect(draftOrigins.read(draftKey)).toMatchObject({ campaignId: 'audits' });
    emptyDraft(draftKey);
    expect([localStore.read(draftKey), draftOrigins.read(draftKey)]).toEqual([
      'half a letter',
      { readAs },
    ]);
  });

  it('gives way to the next of the same campaign, and is set aside for that of another', () => {
    localStore.write(draftKey, 'half a letter');
    putBefore(draftKey, brief('Bakers'));
    putBefore(draftKey, brief('Butchers'));
    putBefore(draftKey, other);
    expect(takeAll()).toEqual([other.text, brief('Butchers').text, 'half a letter']);
  });

  it.each(['Hi Sam, typed over the brief', `${brief('Bakers').text}\nTone: Casual`])(
    'sets aside what was written over the last one of the same campaign: %s',
    (written) => {
      localStore.write(draftKey, 'half a letter');
      putBefore(draftKey, brief('Bakers'));
      typeDraft(draftKey, written);
      putBefore(draftKey, brief('Butchers'));
      expect(takeAll()).toEqual([brief('Butchers').text, written, 'half a letter']);
    },
  );

  it('leaves behind in a new chat what it was written over', () => {
    const fresh = draftKeyOf('ada', null);
    localStore.write(fresh, 'half a letter');
    putBefore(fresh, other);
    moveSent(fresh, draftKey, other.text);
    expect([localStore.read(draftKey), draftOrigins.read(draftKey)]).toEqual([
      other.text,
      other.origin,
    ]);
    expect(localStore.read(fresh)).toBe('half a letter');
    moveDraft(draftKey, fresh);
    expect(localStore.read(fresh)).toBe(other.text);
  });
});

it('goes on in a new chat as a text of its own, and sets aside what stands there', () => {
  const fresh = draftKeyOf('ada', null);
  localStore.write(fresh, 'begun there');
  draftAgain(draftKey, message, readAs);
  sendingKey(draftKey, ['Hi Tom']);
  continueDraft(draftKey, fresh);
  expect([localStore.read(fresh), draftOrigins.read(fresh)]).toEqual([
    'Hi Tom',
    { readAs, setAside: { text: 'begun there', origin: {} } },
  ]);
  expect([
    localStore.read(draftKey),
    draftOrigins.read(draftKey),
    sentFrom(draftKey),
    sentFrom(fresh),
  ]).toEqual(['', {}, null, null]);
});
