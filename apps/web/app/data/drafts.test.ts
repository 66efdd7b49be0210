import { expect, it } from 'vitest';
import { localStore } from '../lib/storage.ts';
import {
  campaignDrafts,
  draftOrigins,
  unsavedChoices,
  unsavedSettings,
  unsentKinds,
  workflowDrafts,
} from './drafts.ts';

it('reads nothing from what is stored wrongly, whatever the kind', () => {
  for (const kind of unsentKinds.filter(({ name }) => name !== 'draft')) {
    localStore.write(kind.key('nora'), '{');
    expect(kind.read(kind.key('nora'))).toEqual(kind.parse(''));
  }
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

it('reads the fields of a campaign that both of its forms have', () => {
  const form = { industry: 'tea', company_size: 'huge', call_to_action: 'Ask' };
  localStore.write('nora:campaign:new', JSON.stringify({ form, base: { industry: '' } }));
  expect(campaignDrafts.read('nora:campaign:new')).toEqual({
    ...{ form: { industry: 'tea' }, base: { industry: '' }, sentFrom: '' },
  });
});

it('reads of a workflow what it can, and no choice that is none', () => {
  const trigger = { type: 'full_moon', weekday: 'any' };
  const known = { name: 'Tidy', conditions: [], actions: [] };
  localStore.write('nora:workflow:new', JSON.stringify({ ...known, trigger }));
  expect(workflowDrafts.read('nora:workflow:new')).toEqual(known);
  localStore.write('nora:workflow:new', '{"title":"Tidy"}');
  expect(workflowDrafts.read('nora:workflow:new')).toBeNull();
  localStore.write('nora:result:answer', '{"taken":"all"}');
  expect(unsavedChoices.read('nora:result:answer')).toEqual({});
});
