import { expect, it } from 'vitest';
import { commandOf } from './page-keys.tsx';

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const pressed = (changes: Partial<Parameters<typeof commandOf>[0]> & { key: string }) => ({
  ...none,
  ...changes,
});

it.each([
  ['Ctrl+N', { key: 'n', ctrlKey: true }, 'new'],
  ['Cmd+N', { key: 'n', metaKey: true }, 'new'],
  ['Alt+N on a Mac', { key: '˜', code: 'KeyN', altKey: true }, 'new'],
  ['the place of C on a Greek keyboard', { key: 'ψ', code: 'KeyC' }, 'new'],
  ['Ctrl+Shift+F', { key: 'F', ctrlKey: true, shiftKey: true }, 'folder'],
  ['a slash with Shift', { key: '/', shiftKey: true }, 'search'],
  ['G', { key: 'g' }, 'look'],
  ['?', { key: '?', shiftKey: true }, 'help'],
  ['Escape', { key: 'Escape' }, 'clear'],
] as const)('%s is heard', (_name, keys, command) => {
  expect(commandOf(pressed(keys), true)).toBe(command);
});

it.each([
  ['Ctrl+G', { key: 'g', ctrlKey: true }],
  ['Ctrl+F, which finds in the page', { key: 'f', ctrlKey: true }],
  ['Shift+C', { key: 'C', shiftKey: true }],
  ['another letter in the place of C', { key: 'j', code: 'KeyC' }],
])('%s is left to the browser', (_name, keys) => {
  expect(commandOf(pressed(keys), true)).toBeNull();
});

it('leaves single keys alone where they are switched off, and keeps the others', () => {
  expect(commandOf(pressed({ key: 'g' }), false)).toBeNull();
  expect(commandOf(pressed({ key: '?' }), false)).toBeNull();
  expect(commandOf(pressed({ key: 'Escape' }), false)).toBe('clear');
  expect(commandOf(pressed({ key: 'g', altKey: true }), false)).toBe('look');
});
