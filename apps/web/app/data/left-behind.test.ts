import { paths, type AiRequest } from '@replysmith/contract';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { localStore, storedText } from '../lib/storage.ts';
import { attended } from '../lib/autosave.ts';
import { sendingKey } from '../lib/sending-key.ts';
import { unsentWork } from '../lib/unsent-work.ts';
import { network } from '../testing/network.ts';
import { userId } from '../testing/samples.ts';
import { leftBehind } from './sign-out.ts';

/** Counts as unsent work whatever the key is. */
const texts = storedText({ name: 'text' });

const chat = '5e5e0e52-7a2b-4a57-8b43-0d5a3f6f1a05';

/** The server is writing an answer in the chat. */
const answering = http.get(`*${paths.aiRequests}`, ({ request }) => {
  const running: AiRequest = {
    ...{ id: chat, user_id: userId, session_id: chat, message_type: 'email_optimization' },
    ...{ status: 'running', charge: 'reserved', engine: null, model: null, engine_reason: null },
    ...{
      input_tokens: 0,
      output_tokens: 0,
      created_at: new Date().toISOString(),
      settled_at: null,
    },
  };
  const isAsked = new URL(request.url).searchParams.get('status') === 'running';
  return HttpResponse.json({ items: isAsked ? [running] : [] });
});

it('counts each thing once, however many tabs keep something of it, and no habit', async () => {
  localStore.write('nora:draft:new', 'Hi Tom,');
  localStore.write('nora:draft:new:origin', '{"templateId":"a"}');
  localStore.write('nora:draft:chat:question', 'Too long?');
  localStore.write('nora:draft:chat', ' ');
  unsentWork(texts, 'nora:campaign:cafés').write('tea');
  unsentWork(texts, 'nora:campaign:cafés').write('coffee');
  const campaign = unsentWork(texts, 'nora:campaign:new');
  campaign.write('bread');
  sendingKey(campaign.ownKey, 'bread');
  unsentWork(texts, 'nora:settings').write('{}');
  localStore.write('nora:template:copy:first', '{}');
  localStore.write('nora:template-values', '{}');
  localStore.write('nora:workflow:new', '{}');
  localStore.write('nora:result:answer', '{}');
  localStore.write('nora:library:look', 'list');
  expect(await leftBehind('nora')).toEqual({
    ...{ draft: 2, campaign: 2, settings: 1, template: 1, workflow: 1, result: 1 },
  });
});

it('counts only what is theirs, and everything while it is not known who they are', async () => {
  localStore.write('nora:draft:new', 'Hi Tom,');
  expect(await leftBehind('ivo')).toEqual({});
  expect(await leftBehind(null)).toEqual({ draft: 1 });
});

it('does not count a text while the server answers it, unless it was changed since', async () => {
  network.use(answering);
  localStore.write(`nora:draft:${chat}`, 'Hi Tom,');
  sendingKey(`nora:draft:${chat}`, ['Hi Tom,', {}]);
  localStore.write('nora:draft:other', 'Hi Ann,');
  sendingKey('nora:draft:other', ['Hi Ann,', {}]);
  expect(await leftBehind('nora')).toEqual({ draft: 1 });
  localStore.write(`nora:draft:${chat}`, 'Hi Tom, again');
  expect(await leftBehind('nora')).toEqual({ draft: 2 });
});

it('does not count what is answered while it looks', async () => {
  network.use(http.get(`*${paths.aiRequests}`, () => HttpResponse.json({ items: [] })));
  localStore.write(`nora:draft:${chat}`, 'Hi Tom,');
  sendingKey(`nora:draft:${chat}`, ['Hi Tom,', {}]);
  setTimeout(() => localStore.write(`nora:draft:${chat}`, ''), 300);
  expect(await leftBehind('nora')).toEqual({});
});

it('counts what was sent when the server does not say whether it answers', async () => {
  network.use(http.get(`*${paths.aiRequests}`, () => HttpResponse.error()));
  localStore.write(`nora:draft:${chat}`, 'Hi Tom,');
  sendingKey(`nora:draft:${chat}`, ['Hi Tom,', {}]);
  expect(await leftBehind('nora')).toEqual({ draft: 1 });
});

it('has saved first what saves itself', async () => {
  const work = unsentWork(texts, 'nora:campaign:cafés');
  work.write('tea');
  const save = () => Promise.resolve(void work.write(''));
  const dismiss = attended.add({ key: work.key, save });
  expect(await leftBehind('nora')).toEqual({});
  dismiss();
});
