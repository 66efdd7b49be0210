import { render as renderAlone } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';

/** Renders at `path` inside a router, with a person ready to type and click. */
export function render(element: ReactNode, { path = '/' }: { path?: string } = {}) {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  return { user: userEvent.setup(), ...renderAlone(<Stub initialEntries={[path]} />) };
}
