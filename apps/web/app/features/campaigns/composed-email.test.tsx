import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ComposedEmail } from '../../data/coach/answers.ts';
import { EmailVerdict } from './composed-email.tsx';

const email: ComposedEmail = {
  subject: 'Slow ovens',
  body: 'Hello',
  open: [],
  leftOut: [],
  isEnglish: true,
  score: { value: 84, band: 'strong' },
  sounds: {},
};

function textOf(changes: Partial<ComposedEmail>) {
  return render(<EmailVerdict email={{ ...email, ...changes }} />).container.textContent;
}

it('says with the score how many blanks are open, without a word of praise', () => {
  expect(textOf({ open: ['a', 'b', 'c'] })).toContain(
    '8.4 so far. Three blanks are yours to fill.',
  );
  expect(textOf({ open: ['a'] })).toContain('8.4 so far. One blank is yours to fill.');
  expect(textOf({ open: ['a'] })).not.toContain('Strong');
});

it('names the band once all is filled, and no figure before anything is answered', () => {
  expect(textOf({})).toBe('8.4Strong');
  expect(textOf({ score: null, open: ['a'] })).toBe('–Not scored yet');
});
