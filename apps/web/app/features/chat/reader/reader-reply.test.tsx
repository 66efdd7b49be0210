import type { FirstSight } from '@replysmith/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FirstSightView } from './reader-reply.tsx';

const email = { subject: 'Slow ovens', body: 'Hi Ida,\n\nYours bake slowly. Ours do not.\n\nNora' };
const start = email.body.indexOf('Yours');
const sight: FirstSight = {
  seconds: 11,
  seen: [
    { field: 'subject', start: 0, end: email.subject.length },
    { field: 'body', start, end: start + 'Yours bake slowly'.length },
  ],
  is_ask_seen: null,
  unread: 3,
  noticed: [],
};

it('says where reading stopped, and sets back only what comes after', () => {
  const { container } = render(<FirstSightView email={email} sight={sight} />);
  const stop = screen.getByText('Reading stopped here, after 11 seconds.');
  const unread = container.querySelector('[data-unread]');
  expect(unread?.textContent).toContain('Ours do not.');
  expect(screen.getByText(/Hi Ida/u).closest('[data-unread]')).toBeNull();
  expect(unread && stop.compareDocumentPosition(unread)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('draws no stop in an email that was read to its end', () => {
  const { container } = render(<FirstSightView email={email} sight={{ ...sight, unread: 0 }} />);
  expect(screen.queryByText(/Reading stopped/u)).toBeNull();
  expect(container.querySelector('[data-unread]')).toBeNull();
});
