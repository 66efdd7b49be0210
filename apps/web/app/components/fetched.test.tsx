import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fetched } from './fetched.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('fetches nothing until the part is needed, and keeps it afterwards', async () => {
  let fetches = 0;
  const fetchPart = () => {
    fetches += 1;
    return Promise.resolve(Greeting);
  };
  const greeting = (isNeeded: boolean) => (
    <Fetched {...{ fetchPart, isNeeded }} onFailure={() => undefined} props={{ name: 'Tom' }} />
  );
  const { rerender } = render(greeting(false));
  expect(fetches).toBe(0);
  rerender(greeting(true));
  expect(await screen.findByText('Hello Tom')).toBeTruthy();
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
      {...{ fetchPart, isNeeded }}
      onFailure={() => (failures += 1)}
      props={{ name: 'Tom' }}
    />
  );
  const { rerender } = render(greeting(true));
  await waitFor(() => expect(failures).toBe(1));
  isOnline = true;
  rerender(greeting(false));
  rerender(greeting(true));
  expect(await screen.findByText('Hello Tom')).toBeTruthy();
});
