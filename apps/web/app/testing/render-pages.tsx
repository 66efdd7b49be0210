import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { markSessionExpired, markSessionRenewed } from '../data/session.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { NavigationContext } from '../components/navigation.tsx';
import { Toaster } from '../components/toast.tsx';
import { throughRouter } from './render.tsx';

type Pages = Parameters<typeof createRoutesStub>[0];
type Entries = NonNullable<ComponentProps<ReturnType<typeof createRoutesStub>>['initialEntries']>;

function Providers({ children }: { children: ReactNode }) {
  const client = createQueryClient({ onUnauthenticated: markSessionExpired });
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } });
  return (
    <MantineProvider env="test">
      <NavigationContext value={throughRouter}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </NavigationContext>
    </MantineProvider>
  );
}

/** Where the person has got to, as the address bar shows it. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Renders pages under their paths with everything the app puts around them. */
export function renderPages(pages: Pages, entries: Entries) {
  markSessionRenewed();
  const Frame = () => (
    <>
      <Outlet />
      <Address />
      <Toaster />
    </>
  );
  const rest = { path: '*', Component: () => <p>Somewhere else</p> };
  const Stub = createRoutesStub([{ Component: Frame, children: [...pages, rest] }]);
  return {
    user: userEvent.setup(),
    ...render(
      <Providers>
        <Stub initialEntries={entries} />
      </Providers>,
    ),
  };
}
