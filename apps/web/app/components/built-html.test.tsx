import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { BuiltHtml } from './built-html.tsx';

const html = `
  <a href="/library?goal=Reply#first">within <b>the site</b></a>
  <a href="/assets/print-1.webp">a file</a>
  <a href="https://example.com/library">elsewhere</a>
  <a href="/library" target="_blank">a new tab</a>`;

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function open() {
  render(
    <>
      <BuiltHtml html={html} />
      <Where />
    </>,
  );
  return () => screen.getByRole('status').textContent;
}

/** Whether the browser was left to follow the link. */
const click = (words: string, keys: { ctrlKey?: boolean; metaKey?: boolean } = {}) =>
  fireEvent.click(screen.getByText(words), keys);

test('follows a link within the site without loading the document again', () => {
  const where = open();

  expect(click('the site')).toBe(false);
  expect(where()).toBe('/library?goal=Reply#first');
});

test.each(['a file', 'elsewhere', 'a new tab'])('leaves the link to %s to the browser', (words) => {
  const where = open();

  expect(click(words)).toBe(true);
  expect(where()).toBe('/');
});

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'leaves a click with %o to the browser',
  (keys) => {
    const where = open();

    expect(click('the site', keys)).toBe(true);
    expect(where()).toBe('/');
  },
);
