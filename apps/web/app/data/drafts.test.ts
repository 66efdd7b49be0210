import { expect, it } from 'vitest';
import { localStore } from '../lib/storage.ts';
import { draftOrigins, unsavedChoices, unsavedSettings, unsentKinds } from './drafts.ts';

it('reads nothing from what is stored wrongly, whatever the kind', () => {
  for (const kind of [unsavedSettings, unsavedChoices]) {
    localStore.write(kind.key('nora'), '{');
    expect(kind.read(kind.key('nora'))).toEqual(kind.parse(''));
  }
  localStore.write('nora:draft:chat:origin', '{');
  expect(draftOrigins.read('nora:draft:chat')).toEqual({});
});

it('counts a form that only its own page can read', () => {
  localStore.write('nora:campaign:new', '{"form":{}}');
  const found = unsentKinds.flatMap((kind) => kind.list('nora'));
  expect(found).toMatchObject([{ name: 'campaign', subject: 'new', text: '{"form":{}}' }]);
});

it('has back what an earlier version set aside as a text, and drops what is said in other words', () => {
  localStore.write('nora:draft:chat:origin', '{"setAside":"Hi Tom,","readAs":{"stage":"third"}}');
  expect(draftOrigins.read('nora:draft:chat')).toEqual({
    setAside: { text: 'Hi Tom,', origin: {} },
  });
});

it('takes the value a setting was changed from for what the server had', () => {
  localStore.write('nora:settings', '{"company":{"value":"Kestrel","base":null}}');
  expect(unsavedSettings.read('nora:settings')).toEqual({
    company: { value: 'Kestrel', known: [null] },
  });
});

it('reads no choice from what is none', () => {
  localStore.write('nora:result:answer', '{"taken":"all"}');
  expect(unsavedChoices.read('nora:result:answer')).toEqual({});
});
