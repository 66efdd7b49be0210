import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Evidence, EvidenceNote } from './evidence.tsx';

const trials: Evidence = {
  finding: 'Letters with a name were answered more.',
  sample: '292 trials',
  source: 'Edwards and others',
  url: 'https://example.com/trials',
  year: 2002,
  strength: 'strong',
  caveat: 'Sent by post.',
};
const topic: Evidence = { ...trials, finding: 'A topic that matters did more.' };
const vendor: Evidence = {
  ...trials,
  finding: 'A vendor finds 30% more.',
  sample: '2 million emails',
  source: 'A vendor',
  strength: 'weak',
  url: null,
  year: null,
};

test('shows how well it is known and by whom, and the rest only when asked', async () => {
  render(<EvidenceNote findings={[trials]} conflicts={['One says 30, one says 16.']} />);

  expect(screen.getByText('Strong, 292 trials')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edwards and others, 2002' })).toBeTruthy();
  const rest = screen.getByRole('group');
  expect(rest.hasAttribute('open')).toBe(false);

  await userEvent.click(screen.getByText('What was found'));
  expect(rest.hasAttribute('open')).toBe(true);
  for (const words of ['answered more', 'Sent by post', 'Findings disagree.', 'One says 30']) {
    expect(rest.textContent).toContain(words);
  }
});

test('names a sample and a source once, however many findings came of them', () => {
  render(<EvidenceNote findings={[trials, topic, vendor]} />);

  expect(screen.getAllByText(/292 trials/u)).toHaveLength(1);
  expect(screen.getAllByText(/Edwards/u)).toHaveLength(1);
  expect(screen.getByText('Weak, 2 million emails')).toBeTruthy();
  expect(screen.getByText('A topic that matters did more.')).toBeTruthy();
});
