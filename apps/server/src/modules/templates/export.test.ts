import { expect, it } from 'vitest';
import { exportFileName } from './export.ts';

it.each([
  ['Slow checkout', 'Slow checkout'],
  ['../../etc/passwd', 'etc passwd'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['Ünïcode 日本', 'Ünïcode 日本'],
  ['photo\u202Egpj.exe', 'photo gpj.exe'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['console', 'console'],
  ['...', ''],
  [' \u0000\n ', ''],
  ['\uD800x', 'x'],
])('names a file for %j', (text, name) => {
  expect(exportFileName(text)).toBe(name);
});
