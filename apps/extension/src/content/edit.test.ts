import { beforeEach, expect, it } from 'vitest';
import { changeEditable, changeField } from './edit.ts';
import { adapterFor } from './adapters.ts';
import { readText } from './text.ts';

/** What is typed, and over which words; the typing itself is the browser's. */
const typed: string[][] = [];

beforeEach(() => {
  typed.length = 0;
  // jsdom has none.
  Object.assign(document, {
    execCommand: (command: string, _showsUi: boolean, text?: string) => {
      typed.push([selectedWords(), command, ...(text === undefined ? [] : [text])]);
    },
  });
});

function selectedWords(): string {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement)) return String(getSelection());
  const { value, selectionStart, selectionEnd } = activeElement;
  return value.slice(selectionStart, selectionEnd);
}

const site = adapterFor('mail.google.com');

/** Changes the words of an editable element, which are looked for in its text. */
function change(html: string, before: string, after: string): void {
  const root = document.createElement('div');
  root.tabIndex = 0;
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const read = readText(root, site);
  const start = read.text.indexOf(before);
  expect(start).not.toBe(-1);
  expect(changeEditable(root, read, { start, end: start + before.length, after })).toBe(true);
}

it('types over the words that differ, and over no others', () => {
  change('<div>We utilize it in order to win.</div>', 'utilize it in order to', 'use it to');
  expect(typed).toEqual([['utilize it in order', 'insertText', 'use it']]);
});

it('types over words of several nodes at once', () => {
  change('<div>We <b>util</b><i>ize</i> it.</div>', 'We utilize it.', 'We use it.');
  expect(typed).toEqual([['utilize', 'insertText', 'use']]);
});

it('deletes what nothing comes in place of', () => {
  change('<div>I hope so. <a href="/">Now</a> then.</div>', 'I hope so. ', '');
  expect(typed).toEqual([['I hope so. ', 'delete']]);
});

it('types a line as a paragraph, and an insertion where it belongs', () => {
  change('<div>One.</div><div><br></div><div>Two.</div>', '\n\n', '\n\nIn between.\n\n');
  expect(typed.map(([, ...rest]) => rest)).toEqual([
    ['insertText', 'In between.'],
    ['insertParagraph'],
    ['insertParagraph'],
  ]);
});

it('types into a text field over the whole words that differ', () => {
  const field = document.createElement('textarea');
  field.value = 'Would a list be useful?';
  document.body.replaceChildren(field);
  changeField(field, { start: 6, end: 22, after: 'a short list be used' });
  expect(typed).toEqual([['list be useful', 'insertText', 'short list be used']]);
});

it('types nothing where the words are gone from the page', () => {
  const root = document.createElement('div');
  root.textContent = 'Hello';
  const read = readText(root, site);
  root.replaceChildren();
  expect(changeEditable(root, read, { start: 0, end: 5, after: 'Hi' })).toBe(false);
  expect(typed).toEqual([]);
});
