import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailNotes } from './email-preview.tsx';

it('names what of the brief the email does not say, and says nothing of a brief that is all in it', () => {
  const leftOut = [{ field: 'painPoints', text: 'orders are lost' }] as const;
  const { container, rerender } = render(<EmailNotes leftOut={leftOut} isEnglish />);
  expect(container.textContent).toContain('Pain pointorders are lost');
  rerender(<EmailNotes leftOut={[]} isEnglish />);
  expect(container.textContent).toBe('');
});

it('says that the coach writes English where the brief is in another language', () => {
  const { container } = render(<EmailNotes leftOut={[]} isEnglish={false} />);
  expect(container.textContent).toContain('The coach writes only English');
});
