import { expect, it } from 'vitest';
import { fileName } from './save-file.ts';

it.each([
  ['Fernhill checkout', 'Fernhill checkout.txt'],
  ['Müller & Söhne, Ελλάδα', 'Müller & Söhne, Ελλάδα.txt'],
  ['../../etc/passwd', 'etc passwd.txt'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.txt'],
  ['line\nbreak\u0000', 'line break.txt'],
  ['invoice\u202Efdp', 'invoice fdp.txt'],
  ['Quick question...', 'Quick question.txt'],
  ['  .hidden', 'hidden.txt'],
  ['con', 'email con.txt'],
  ['nul.x', 'email nul.x.txt'],
  ['', 'email.txt'],
  ['???', 'email.txt'],
  ['\ud800', 'email.txt'],
])('names the file of %j %j', (name, expected) => {
  expect(fileName(name, 'txt')).toBe(expected);
});

it('is no longer than file systems take', () => {
  expect(Array.from(fileName('😀'.repeat(300), 'md'))).toHaveLength(63);
});
