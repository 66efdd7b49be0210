import { expect, it } from 'vitest';
import { localStore } from '../../lib/storage.ts';
import { campaignDrafts } from './campaign-form.ts';

it('reads the fields of a campaign that both of its forms have', () => {
  const form = { industry: 'tea', company_size: 'huge', call_to_action: 'Ask' };
  localStore.write('nora:campaign:new', JSON.stringify({ form, base: { industry: '' } }));
  expect(campaignDrafts.read('nora:campaign:new')).toEqual({
    ...{ form: { industry: 'tea' }, base: { industry: '' }, sentFrom: '' },
  });
  localStore.write('nora:campaign:new', '{');
  expect(campaignDrafts.read('nora:campaign:new')).toBeNull();
});
