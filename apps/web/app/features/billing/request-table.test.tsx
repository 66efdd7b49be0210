import type { AiRequest } from '@replysmith/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../testing/render.tsx';
import { sessionId, userId } from '../../testing/samples.ts';
import { RequestTable } from './billing-section.tsx';

const request = (changes: Partial<AiRequest>): AiRequest => ({
  id: crypto.randomUUID(),
  user_id: userId,
  session_id: sessionId,
  message_type: 'email_optimization',
  status: 'answered',
  charge: 'charged',
  engine: null,
  model: null,
  engine_reason: null,
  input_tokens: 0,
  output_tokens: 0,
  created_at: '2026-03-04T10:41:00.000Z',
  settled_at: null,
  ...changes,
});

test('says what each request was for, whether it counted, and how many did', () => {
  const requests = [
    request({}),
    request({ message_type: 'conversation', charge: 'free' }),
    request({ status: 'failed', charge: 'refunded', session_id: null }),
  ];
  render(<RequestTable requests={requests} isCut={false} />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/\d\d:\d\dOptimizationCounted$/);
  expect(rows[2]).toMatch(/QuestionFree$/);
  expect(rows[3]).toMatch(/OptimizationGiven back: it failed$/);
  expect(rows[4]).toBe('Total1 counted');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('says so when nothing was asked', () => {
  render(<RequestTable requests={[]} isCut={false} />);
  expect(screen.getByText('No requests yet today.')).toBeTruthy();
});
