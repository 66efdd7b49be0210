import type { EmailReading } from '@replysmith/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ReadAsChoice } from './draft-score.tsx';
import type { ReadAs } from '../messages/classification.ts';

const guessed: EmailReading = {
  language: 'en',
  isSupported: true,
  kind: 'email',
  stage: 'first',
  isStageGuessed: true,
  profile: 'sales',
  isProfileGuessed: true,
};

function show(reading: EmailReading, readAs: ReadAs = {}) {
  const onChoose = vi.fn();
  render(<ReadAsChoice reading={reading} readAs={readAs} onChoose={onChoose} />);
  return onChoose;
}

const shown = (label: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: label }).selectedOptions[0]?.text;

test('shows what the coach guessed as a guess', () => {
  show(guessed);

  expect(shown('Stage')).toBe('First email (guessed)');
  expect(shown('Kind of outreach')).toBe('Sales (guessed)');
});

test('lets the writer say what it is, and take it back', async () => {
  const choose = show(guessed, { profile: 'pr' });

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Follow-up');
  expect(choose).toHaveBeenLastCalledWith({ stage: 'follow_up', profile: 'pr' });

  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Kind of outreach' }),
    'Let the coach guess',
  );
  expect(choose).toHaveBeenLastCalledWith({ profile: undefined });
});

test.each([
  [{ language: 'de', isSupported: false }, 'German'],
  [{ kind: 'poem' }, 'a poem'],
])('offers no choice for what is not judged: %o', (reading, name) => {
  show({ ...guessed, ...reading });

  expect(screen.getByText(new RegExp(`^This reads as ${name}`, 'u'))).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
