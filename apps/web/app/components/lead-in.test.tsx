import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeadIn } from './lead-in.tsx';

it.each([
  ['Copied', 'Copied: It is done.'],
  ['Copied.', 'Copied. It is done.'],
  ['Not Found:', 'Not Found: It is done.'],
])('leads from “%s” into what follows with one stop', (title, whole) => {
  const { container } = render(<LeadIn title={title}>It is done.</LeadIn>);
  expect(container.textContent).toBe(whole);
});
