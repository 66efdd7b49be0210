import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fetched } from './fetched.tsx';
import { LateMenu, type PressedMenu } from './late-menu.tsx';
import { toastStore } from './toast.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('fetches nothing until the part is needed, and keeps it afterwards', async () => {
  let fetches = 0;
  const fetchPart = () => {
    fetches += 1;
    return Promise.resolve(Greeting);
  };
  const greeting = (isNeeded: boolean) => (
    <Fetched
      name="The greeting"
      {...{ fetchPart, isNeeded }}
      onFailure={() => undefined}
      fallback={<p>Nobody yet</p>}
      props={{ name: 'Tom' }}
    />
  );
  const { rerender } = render(greeting(false));
  expect(fetches).toBe(0);
  expect(screen.getByText('Nobody yet')).toBeTruthy();
  rerender(greeting(true));
  expect(await screen.findByText('Hello Tom')).toBeTruthy();
  expect(screen.queryByText('Nobody yet')).toBeNull();
  rerender(greeting(false));
  expect(screen.getByText('Hello Tom')).toBeTruthy();
  expect(fetches).toBe(1);
});

it('tells when the part cannot be fetched, and asks again the next time', async () => {
  let isOnline = false;
  let failures = 0;
  const fetchPart = () => (isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error('off')));
  const greeting = (isNeeded: boolean) => (
    <Fetched
      name="The greeting"
      {...{ fetchPart, isNeeded }}
      onFailure={() => (failures += 1)}
      props={{ name: 'Tom' }}
    />
  );
  const { rerender } = render(greeting(true));
  await waitFor(() => expect(failures).toBe(1));
  expect(toastStore.read()).toMatchObject([
    { title: 'The greeting could not be loaded', kind: 'error', action: { label: 'Reload' } },
  ]);
  isOnline = true;
  rerender(greeting(false));
  rerender(greeting(true));
  expect(await screen.findByText('Hello Tom')).toBeTruthy();
});

it('says nothing of a part that nobody asked for', async () => {
  let failures = 0;
  const fetchPart = () => Promise.reject(new Error('off'));
  render(<Fetched name={null} {...{ fetchPart }} onFailure={() => (failures += 1)} props={{}} />);
  await waitFor(() => expect(failures).toBe(1));
  expect(toastStore.read()).toEqual([]);
});

it('shows that a pressed menu is on its way until it is there', async () => {
  const Menu = ({ target }: PressedMenu) => target;
  const { promise, resolve } = Promise.withResolvers<typeof Menu>();
  render(<LateMenu target={<button type="button">More</button>} load={() => promise} of={{}} />);
  const button = () => screen.getByRole('button', { name: 'More' });
  expect(button().getAttribute('aria-busy')).toBeNull();
  fireEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  resolve(Menu);
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
});
