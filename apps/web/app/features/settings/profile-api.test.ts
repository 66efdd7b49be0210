import { paths } from '@replysmith/contract';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { profile } from '../../testing/samples.ts';
import { profileServer } from './profile-api.ts';

it('tells the other tabs that the settings were saved', async () => {
  const saved = { ...profile, company: 'Brightlane' };
  network.use(http.patch(`*${paths.profiles}/:id`, () => HttpResponse.json(saved)));
  const otherTab = new BroadcastChannel('replysmith:changes');
  const news = new Promise((resolve) => {
    otherTab.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  });
  await profileServer(new QueryClient(), profile.id).save({ company: 'Brightlane' });
  expect(await news).toEqual(['profile']);
  otherTab.close();
});
