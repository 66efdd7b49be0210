import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { clearStorage } from '../../../lib/storage.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { profileStore } from '../../../testing/profile-store.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { profile } from '../../../testing/samples.ts';
import { useView } from './view.ts';

const Sort = () => <p aria-label="Sorted by">{useView().view.sort ?? 'newest'}</p>;
const Page = () => (useSession().data ? <Sort /> : null);

beforeEach(() => {
  clearStorage();
  network.use(...signedIn);
});

function open(usageBasedSorting: boolean, at: string) {
  const organization_preferences = { ...profile.organization_preferences, usageBasedSorting };
  network.use(...profileStore({ organization_preferences }).handlers);
  renderPages([{ path: '/', Component: Page }], [at]);
}

it.each([
  [true, '/', 'usage_count'],
  [false, '/', 'newest'],
  [true, '/?sort=name', 'name'],
  [true, '/?q=fern', 'newest'],
])('with sorting by use %s, %s is sorted by %s', async (isWanted, at, sort) => {
  open(isWanted, at);
  await waitFor(() => expect(screen.getByLabelText('Sorted by').textContent).toBe(sort));
});
