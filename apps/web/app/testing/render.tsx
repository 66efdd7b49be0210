import { render as renderAlone } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoutesStub, Link, useLocation, useNavigate } from 'react-router';
import { NavigationContext } from '../components/navigation.tsx';

/** As the app has it. */
export const throughRouter = { Link, useLocation, useNavigate };

/** Renders at `path` inside a router, with a person ready to type and click. */
export function render(element: ReactNode, { path = '/' }: { path?: string } = {}) {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  const page = (
    <NavigationContext value={throughRouter}>
      <Stub initialEntries={[path]} />
    </NavigationContext>
  );
  return { user: userEvent.setup(), ...renderAlone(page) };
}
