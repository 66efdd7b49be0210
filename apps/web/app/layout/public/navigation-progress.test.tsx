import { screen, waitFor } from '@testing-library/react';
import { Link, Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { renderPages } from '../../testing/render-pages.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

it('tells of a page that is slow to come, until it is there', async () => {
  let arrive = () => {};
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const Frame = () => (
    <>
      <NavigationProgress />
      <Link to="/slow">Go</Link>
      <Outlet />
    </>
  );
  const { user } = renderPages(
    [
      {
        Component: Frame,
        children: [
          { path: '/start', Component: () => <p>Start</p> },
          { path: '/slow', Component: () => <p>Slow page</p>, loader: () => arrival },
        ],
      },
    ],
    ['/start'],
  );
  await user.click(await screen.findByRole('link', { name: 'Go' }));
  expect(await screen.findByText('Loading the page')).toBeTruthy();
  expect(screen.getByText('Start')).toBeTruthy();
  arrive();
  expect(await screen.findByText('Slow page')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull());
});
