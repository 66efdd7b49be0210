import { expect, it } from 'vitest';
import { findHelp } from './service.ts';

/** Questions, and the topics that may answer them. */
const answered: readonly (readonly [string, ...string[]])[] = [
  ['How do I cancel my subscription?', 'subscription'],
  ['how do i change my password', 'security-privacy', 'settings'],
  ['I forgot my password', 'troubleshooting', 'security-privacy'],
  ['How do I save an email as a template?', 'templates', 'library', 'coldmail-chat'],
  ['import csv', 'import-export'],
  ['How do I delete my account?', 'security-privacy', 'settings'],
  ['dark mode', 'settings'],
  ['what does upgrading to pro cost', 'subscription'],
  ['can I export my data?', 'import-export', 'security-privacy', 'settings'],
  ['how do I turn on two-factor sign-in', 'security-privacy', 'settings'],
  ['restore a deleted template', 'templates'],
  ['keyboard shortcuts', 'settings'],
  ['what does a model see?', 'security-privacy'],
  ['chat history', 'coldmail-chat', 'mobile-features'],
  ['how do I make folders', 'template-organization'],
  ['reach a person', 'help-chatbot'],
];

it.each(answered)('%s', (question, ...topics) => {
  expect(topics).toContain(findHelp(question, undefined)[0]?.topic.id);
});

it.each([
  'What is the capital of France?',
  'What is the weather today?',
  'hi',
  'thanks',
  'write me a poem about the sea',
  'Which tyres fit a delivery bicycle in winter?',
  'Who won the match last night?',
  '???',
])('does not claim to know: %s', (question) => {
  expect(findHelp(question, undefined)).toEqual([]);
});

it('looks a short question up together with the one before it', () => {
  const [hit] = findHelp('and where?', 'How do I delete my account?');
  expect(hit?.item.id).toBe('delete-your-account');
});
