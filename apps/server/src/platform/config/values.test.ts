import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

it.each([
  ['https://coach.example.com/mail?a=b', 'https://coach.example.com'],
  ['http://10.0.0.4:3000', 'http://10.0.0.4:3000'],
  ['http://[::1]:3000/', 'http://[::1]:3000'],
  ['https://Bücher.example', 'https://xn--bcher-kva.example'],
])('%s is the server at %s', (PUBLIC_URL, origin) => {
  expect(loadConfig({ PUBLIC_URL }).publicUrl).toBe(origin);
});

it.each([
  'https://a"b.example',
  "https://a'b.example",
  'https://a&b.example',
  'https://$&.example',
])('refuses the host of %s and says which it takes', (PUBLIC_URL) => {
  expect(() => loadConfig({ PUBLIC_URL })).toThrow(/^PUBLIC_URL must .* letters, digits/u);
});
