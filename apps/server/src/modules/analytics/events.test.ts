import { expect, it } from 'vitest';
import { scrubText } from './events.ts';

it.each([
  [
    'Failed to fetch https://a.example/rest/v1/x?search=Tom&to=2#top now',
    'Failed to fetch https://a.example/rest/v1/x now',
  ],
  [
    'at f (https://a.example/assets/chat-page-B3x9kQ2z.js?v=1:10:523)',
    'at f (https://a.example/assets/chat-page-B3x9kQ2z.js:10:523)',
  ],
  [
    'send@https://a.example/assets/use-restart-tutorial-dialog-B3x9kQ2z.js:1:2',
    'send@https://a.example/assets/use-restart-tutorial-dialog-B3x9kQ2z.js:1:2',
  ],
  ['/dashboard?to=tom@acme.example', '/dashboard'],
  ['No mailbox tom.o’neil+crm@mail.acme.example here', 'No mailbox [email] here'],
  ['to=tom%40acme.example', '[email]'],
  ['Authorization: Bearer abc.def', 'Authorization: [secret]'],
  ['{"password":"hunter2"}', '{"password":"[secret]"}'],
  ['/dashboard/coldmail/0b1f9c3e-3f7d-4c55-9a52-0f6f4d1c2b3a', '/dashboard/coldmail/[id]'],
  ['eyJhbGciOiJIUzI1NiIsInR5cCI6', '[token]'],
  ['Card 4111 1111 1111 1111, phone 0171-5550199', 'Card [number], phone [number]'],
  [
    'SyntaxError: "Hi Tom, your shop in Leeds counts its stock by hand" is not JSON',
    'SyntaxError: [text] is not JSON',
  ],
  ['Unexpected token < in JSON at position 12', 'Unexpected token < in JSON at position 12'],
  [
    "Cannot read properties of undefined (reading 'length')",
    "Cannot read properties of undefined (reading 'length')",
  ],
  ['Minified React error #418; is it right?', 'Minified React error #418; is it right?'],
])('makes %j to %j', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

it('changes nothing that was scrubbed already', () => {
  const once = scrubText('tom@acme.example, token: abc, 123456789, /a/b?c');
  expect(scrubText(once)).toBe(once);
});
