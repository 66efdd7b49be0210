import type { Change } from '../messages.ts';
import { rangeOf, type ReadText } from './text.ts';

type TextField = HTMLTextAreaElement | HTMLInputElement;
type Words = { readonly start: number; readonly end: number; readonly after: string };

/** A change without the words that it leaves as they are, at its beginning and its end. */
function onlyWhatDiffers(text: string, { start, end, after }: Omit<Change, 'field'>): Words {
  const before = text.slice(start, end);
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  if (head < before.length || head < after.length) head = wordStart(before, after, head);
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  while (
    tail > 0 &&
    /\S/u.test(before.at(-1 - tail) ?? ' ') &&
    /\S/u.test(before.at(-tail) ?? '')
  ) {
    tail -= 1;
  }
  return { start: start + head, end: end - tail, after: after.slice(head, after.length - tail) };
}

/** Back to where the word begins in which two texts part. */
function wordStart(before: string, after: string, at: number): number {
  const isInside = /\S/u.test(before[at] ?? ' ') || /\S/u.test(after[at] ?? ' ');
  let from = at;
  while (isInside && from > 0 && /\S/u.test(before[from - 1] ?? '')) from -= 1;
  return from;
}

/** Changes words of a text field as if they were typed, so that the page's undo takes it back. */
export function changeField(field: TextField, change: Omit<Change, 'field'>): void {
  const { start, end, after } = onlyWhatDiffers(field.value, change);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  typeIn(after, true);
}

/** The same for an editable element, whose formatting, links and other lines stay as they are. */
export function changeEditable(
  root: HTMLElement,
  read: ReadText,
  change: Omit<Change, 'field'>,
): boolean {
  const { start, end, after } = onlyWhatDiffers(read.text, change);
  const range = rangeOf(read, start, end);
  if (!range) return false;
  root.focus({ preventScroll: true });
  selectRange(range);
  typeIn(after, false);
  return true;
}

/** Also in a shadow tree, where a selection takes no ranges. */
export function selectRange({ startContainer, startOffset, endContainer, endOffset }: Range): void {
  getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
}

/**
 * The only way of typing that pages and their undo take for the writer's own, in Chromium and
 * Firefox alike; nothing has come in its place.
 */
function typeIn(text: string, isPlain: boolean): void {
  const type = (command: string, value?: string) =>
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand(command, false, value);
  if (text === '') type('delete');
  else if (isPlain) type('insertText', text);
  else {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) type('insertParagraph');
      if (line !== '') type('insertText', line);
      else if (index === 0 && getSelection()?.isCollapsed === false) type('delete');
    }
  }
}
