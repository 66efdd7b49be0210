import { runInThisContext } from 'node:vm';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type SubmitEvent, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { replayEarlyInput, startingScript } from './early-input.ts';
import { StandalonePage } from './standalone-page.tsx';

const show = vi.fn();
const submit = vi.fn((event: SubmitEvent) => event.preventDefault());

function Controls() {
  const [body, setBody] = useState('Hi Tom,');
  const [search, setSearch] = useState('');
  const [reader, setReader] = useState('CTO');
  const [isShort, setShort] = useState(false);
  return (
    <form aria-label="Email" onSubmit={submit}>
      <textarea value={body} onChange={({ target }) => setBody(target.value)} />
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <select value={reader} onChange={({ target }) => setReader(target.value)}>
        <option>CTO</option>
        <option>CEO</option>
      </select>
      <input
        type="checkbox"
        checked={isShort}
        onChange={({ target }) => setShort(target.checked)}
      />
      <output>{[body, search, reader, isShort ? 'short' : 'long'].join('; ')}</output>
      <button type="button" onClick={() => setBody('')}>
        Clear
      </button>
      <button type="button" onClick={show}>
        Show
      </button>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <a href="#picture" data-avif="#picture" onClick={show}>
        Picture
      </a>
      <a href="#pricing">Pricing</a>
    </form>
  );
}

const page = (
  <StandalonePage path="/">
    <Controls />
  </StandalonePage>
);
const root: { made?: Root } = {};

/** The page as the build leaves it; what is returned starts it. */
function openBuilt(): () => Promise<void> {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  runInThisContext(startingScript(['/page.js'], ['/page.js', '/frame.js']));
  const [container] = document.body.children;
  return () =>
    act(() => Promise.resolve(void (root.made = hydrateRoot(container as Element, page))));
}

afterEach(async () => {
  await act(() => Promise.resolve(root.made?.unmount()));
  replayEarlyInput();
  cleanup();
  document.body.innerHTML = '';
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
  vi.resetAllMocks();
});

it('loads its scripts once it is painted', async () => {
  openBuilt();
  const scripts = () => document.querySelectorAll('script[type=module]').length;
  expect(scripts()).toBe(0);
  await vi.waitFor(() => expect(scripts()).toBe(1));
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(2);
});

it('does what was pressed before it started, once each', async () => {
  const start = openBuilt();
  const button = screen.getByRole('button', { name: 'Show' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Picture' }))).toBe(false);
  expect(show).not.toHaveBeenCalled();
  await start();
  expect(show).toHaveBeenCalledTimes(2);
  fireEvent.click(button);
  expect(show).toHaveBeenCalledTimes(3);
});

it('leaves to the browser what works without scripts', () => {
  openBuilt();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Pricing' }))).toBe(true);
  expect(fireEvent.click(screen.getByRole('button', { name: 'Menu' }))).toBe(true);
  const picture = screen.getByRole('link', { name: 'Picture' });
  expect(fireEvent.click(picture, { ctrlKey: true })).toBe(true);
});

it('keeps what was typed and chosen before it started, and where the caret was', async () => {
  const start = openBuilt();
  const textarea = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.input(textarea, { target: { value: 'Hi Ann,', selectionStart: 6, selectionEnd: 6 } });
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'intro' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'CEO' } });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
  await start();
  expect(screen.getByRole('status').textContent).toBe('Hi Ann,; intro; CEO; short');
  expect(textarea).toMatchObject({ value: 'Hi Ann,', selectionStart: 6 });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(submit).toHaveBeenCalledOnce();
});

it('does what was done in its order', async () => {
  const start = openBuilt();
  const type = (value: string) =>
    fireEvent.input(screen.getByRole('textbox'), { target: { value } });
  type('Hi Bob,');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  type('Hi Ann,');
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'intro' } });
  await start();
  expect(screen.getByRole('status').textContent).toBe('Hi Ann,; intro; CTO; long');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('status').textContent).toBe('; intro; CTO; long');
});

/** Those of earlier tests are there as well. */
const scriptFails = (hasGivenUp: () => boolean) =>
  vi.waitUntil(() => {
    for (const script of document.querySelectorAll('script[type=module]')) {
      script.dispatchEvent(new Event('error'));
    }
    return hasGivenUp();
  });
const scriptsTakeLong = () => void vi.advanceTimersByTime(11_000);

it.each([
  ['fails', scriptFails],
  ['does not come', scriptsTakeLong],
])('lets links lead somewhere when a script %s, and keeps what is typed', async (_, stop) => {
  if (stop === scriptsTakeLong) vi.useFakeTimers();
  const start = openBuilt();
  const picture = screen.getByRole('link', { name: 'Picture' });
  const followed = vi.spyOn(picture, 'click');
  fireEvent.click(picture);
  expect(followed).not.toHaveBeenCalled();
  await stop(() => followed.mock.calls.length > 0);
  vi.useRealTimers();
  expect(followed).toHaveBeenCalledOnce();
  expect(fireEvent.click(picture)).toBe(true);
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'late' } });
  await start();
  expect(screen.getByRole('status').textContent).toBe('Hi Tom,; late; CTO; long');
});
