import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { type Slide, GalleryViewer } from './gallery-viewer.tsx';

const slides = ['Score and ledger', 'Word diff', 'Progress'].map((name): Slide => ({
  name,
  category: 'AI Features',
  caption: `What ${name} is for.`,
  alt: `A picture of ${name}`,
  webp: `/assets/${name}.webp`,
  avif: `/assets/${name}.avif`,
  phone: { webp: `/assets/${name}-phone.webp`, avif: `/assets/${name}-phone.avif` },
}));

function open(first = 0) {
  let closed = 0;
  const screenOf = render(<GalleryViewer {...{ slides, first }} onClose={() => (closed += 1)} />);
  return { ...screenOf, timesClosed: () => closed };
}

const shown = () => screen.getByRole('img').getAttribute('alt');
const counter = () => screen.getByText(/^\d of \d$/u).textContent;
const dialog = () => screen.getByRole('dialog', { name: 'Screens of Replysmith' });

test('opens with the picture that was chosen, and says which of how many it is', () => {
  open(1);
  expect(shown()).toBe('A picture of Word diff');
  expect(counter()).toBe('2 of 3');
  expect(screen.getByText('What Word diff is for.')).toBeTruthy();
});

test('goes round in both directions', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(counter()).toBe('3 of 3');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(counter()).toBe('1 of 3');
});

test('follows the arrow keys, and no other', async () => {
  const { user } = open();
  screen.getByRole('button', { name: 'Next' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(counter()).toBe('3 of 3');
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(counter()).toBe('2 of 3');
});

/** A one-finger swipe from (200, 300) over a distance and a time. */
function stroke({ across, down = 0, ms }: { across: number; down?: number; ms: number }) {
  const at = (type: string, x: number, y: number, timeStamp: number) => {
    const event = new Event(type, { bubbles: true });
    const touches = [{ clientX: x, clientY: y }];
    Object.defineProperties(event, {
      touches: { value: touches },
      changedTouches: { value: touches },
      timeStamp: { value: timeStamp },
    });
    fireEvent(screen.getByRole('img'), event);
  };
  at('touchstart', 200, 300, 1_000);
  at('touchend', 200 + across, 300 + down, 1_000 + ms);
}

test.each([
  ['to the left shows the next', { across: -51, ms: 300 }, '2 of 3'],
  ['to the right shows the one before', { across: 51, ms: 300 }, '3 of 3'],
  ['that is too short does nothing', { across: -50, ms: 100 }, '1 of 3'],
  ['that is too slow does nothing', { across: -120, ms: 301 }, '1 of 3'],
  ['that goes down does nothing', { across: -60, down: 90, ms: 100 }, '1 of 3'],
])('a stroke %s', (_, finger, expected) => {
  open();
  stroke(finger);
  expect(counter()).toBe(expected);
});

test('closes by its button', async () => {
  const { user, timesClosed } = open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(timesClosed()).toBe(1);
});

test('closes by a click beside it, but not by one on the picture', async () => {
  const { user, timesClosed } = open();
  await user.click(screen.getByRole('img'));
  expect(timesClosed()).toBe(0);
  await user.click(dialog());
  expect(timesClosed()).toBe(1);
});

test('has the next picture fetched before it is asked for', async () => {
  const { user } = open(1);
  const fetched = () =>
    [...document.head.querySelectorAll('link[rel=preload]')].map((link) =>
      link.getAttribute('href'),
    );
  expect(fetched()).toContain('/assets/Progress.avif');
  expect(fetched()).toContain('/assets/Progress-phone.avif');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(fetched()).toContain('/assets/Score and ledger.avif');
});

test('says so when a picture does not load, and shows the next all the same', async () => {
  const { user } = open();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert').textContent).toContain('The picture did not load.');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shown()).toBe('A picture of Word diff');
});
