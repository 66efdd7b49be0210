import type { ChatMessage } from '@replysmith/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { email, messagePair } from '../../../testing/samples.ts';
import { TextAnswer } from './text-answer.tsx';

const coach = { engine: 'coach', model: null, engine_reason: null } as const;
const model = { engine: 'model', model: 'harbour-small', engine_reason: null } as const;
const answer = { is_known: true, citations: [], evidence: [], follow_ups: [] };

function show(changes: Partial<ChatMessage>) {
  const [draft, message] = messagePair(email);
  const { container } = render(
    <TextAnswer
      draft={{ ...draft, message_type: changes.message_type ?? draft.message_type }}
      answer={{ ...message, optimization_results: null, content: 'In words.', ...changes }}
      arrival={null}
    />,
  );
  return container.textContent;
}

it('names who answered a question, and labels what a model wrote', () => {
  const shown = show({ message_type: 'conversation', answer: { ...answer, ...model } });
  expect(shown).toContain('Answered by harbour-small');
  expect(shown).toContain('AI-generated text');
  expect(screen.getByText('In words.')).toBeTruthy();
});

it('says why the coach answered in place of a model', () => {
  const message = { ...answer, ...coach, engine_reason: 'busy' as const };
  const shown = show({ message_type: 'conversation', answer: message });
  expect(shown).toContain('Answered by the coach');
  expect(shown).toContain('The model had too much to do. The coach wrote this instead.');
});

it('says that a simulated reader is no real person, and why they keep silent', () => {
  const client_reply = {
    ...coach,
    persona: 'busy_founder',
    decision: 'silence',
    reason: 'Nothing in it was about them.',
    is_over: true,
    email: null,
    first_sight: null,
    debrief: null,
  } as const;
  const shown = show({ message_type: 'client_simulation', content: '', client_reply });
  expect(shown).toContain('Simulated reader, not a real person');
  expect(shown).toContain('Nothing in it was about them.');
});

it('says of a stopped answer that it is what had come of a model’s, and how to try again', () => {
  const shown = show({ message_type: 'conversation', is_partial: true });
  expect(shown).toContain('Stopped.');
  expect(shown).toContain('Answered by a model');
  expect(shown).toContain('AI-generated text');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('names nobody where an older form does not tell who answered', () => {
  expect(show({ message_type: 'conversation' })).toMatch(/^Answer\d/u);
});

it('offers another variant of what a model answered, and none where the coach would say the same', () => {
  const again = () => screen.queryByRole('button', { name: 'Try again' });
  show({ message_type: 'conversation', answer: { ...answer, ...coach } });
  expect(again()).toBeNull();
  show({ message_type: 'conversation', answer: { ...answer, ...model } });
  expect(again()).toBeTruthy();
});
