import { runInThisContext } from 'node:vm';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { replayEarlyInput, startingScript } from './early-input.ts';
import { StandalonePage } from './standalone-page.tsx';

const show = vi.fn();
const submit = vi.fn();

function Controls() {
  const [body, setBody] = useState('Hi Tom,');
  const [search, setSearch] = useState('');
  const [reader, setReader] = useState('CTO');
  return (
    <form aria-label="Email" onSubmit={submit}>
      <textarea value={body} onChange={({ target }) => setBody(target.value)} />
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <select value={reader} onChange={({ target }) => setReader(target.value)}>
        <option>CTO</option>
        <option>CEO</option>
      </select>
      <output>{[body, search, reader].join('; ')}</output>
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
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
  await start();
  expect(screen.getByRole('status').textContent).toBe('Hi Ann,; intro; CEO');
  expect(textarea).toMatchObject({ value: 'Hi Ann,', selectionStart: 6 });
  expect(submit).not.toHaveBeenCalled();
});
