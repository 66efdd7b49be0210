import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { readRelevance } from './read-relevance.ts';

const levelOf = (subject: string, body: string, greeting = 'Hi Ellie,') =>
  readRelevance(parseEmail({ subject, body: `${greeting}\n\n${body}\n\nSam Whitlock` })).level;

it.each([
  [
    'Photos of your barn',
    'I shot the Harris wedding at Oakley Barn on 14 June. I have 40 pictures of the barn itself. Shall I send the folder?',
  ],
  [
    'Your staging server is public',
    'staging.quillbox.example answers without a password. I found it by guessing. Who should I send the details to?',
  ],
])('knows of %s that it is the reader’s thing which the email is about', (subject, body) => {
  expect(levelOf(subject, body)).toBe('tied');
});

it.each([
  [
    'Your roof',
    'We repaired 40 roofs in Leeds and the roof of a school. Worth a look?',
    'Hi Ellie,',
  ],
  ['Photos of your barn', 'I have 40 pictures of barns. Shall I send them?', 'Hi Ellie,'],
  ['Photos of your barn', 'I have 40 pictures of the barn. Shall I send them?', 'Dear customer,'],
  [
    'Oven space for your Leeds café',
    'Laynes in Leeds bakes 120 a day from ours. Would a tray of samples help?',
    'Hi Ellie,',
  ],
  ['Your kitchen', 'The kitchen show opens on 14 June in Leeds. Would a ticket help?', 'Hi Ellie,'],
  [
    'Your shop',
    'I run Kite. The templates of shop.kite.example have 40 themes. Would one help?',
    'Hi Ellie,',
  ],
])('is not taken in by %s over %s', (subject, body, greeting) => {
  expect(['none', 'name', 'company', 'particular']).toContain(levelOf(subject, body, greeting));
});
