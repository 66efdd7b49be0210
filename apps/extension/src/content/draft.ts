import type { Field } from '@replysmith/coach';
import type { ApplyResult, Change, DraftText, Refusal } from '../messages.ts';
import { changeEditable, changeField, selectRange } from './edit.ts';
import { parentOf } from './position.ts';
import { rangeOf, readText } from './text.ts';
import type { Adapter } from './adapters.ts';

/** A message that is being written in the page. */
export type Draft = { readonly body: HTMLElement; readonly site: Adapter };

export function isField(
  element: Element | null,
): element is HTMLTextAreaElement | HTMLInputElement {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}

/** The nearest part of the page with this message and no other, as far as it has what is sought. */
function nearest({ body, site }: Draft, selector: string | null): Element | null {
  if (selector === null) return null;
  for (let part = parentOf(body); part && part !== document.body; part = parentOf(part)) {
    if ([...part.querySelectorAll(site.body)].some((other) => !isWithin(other, body))) return null;
    const found = [...part.querySelectorAll(selector)].find((one) => !body.contains(one));
    if (found) return found;
  }
  return null;
}

function isWithin(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one);
}

function subjectOf(draft: Draft): HTMLInputElement | null {
  const found = nearest(draft, draft.site.subject);
  return found instanceof HTMLInputElement ? found : null;
}

const address = /[^\s<>"(),;:]+@[^\s<>"(),;:]+/u;

function recipientOf(draft: Draft): string | null {
  const found = nearest(draft, draft.site.recipient);
  const words = found?.getAttribute('email') ?? found?.getAttribute('aria-label') ?? '';
  return address.exec(words)?.[0] ?? null;
}

export function readDraft(draft: Draft): DraftText {
  const { body, site } = draft;
  const subject = subjectOf(draft);
  const read = isField(body) ? null : readText(body, site);
  return {
    subject: subject?.value ?? null,
    body: isField(body) ? body.value : (read?.text ?? ''),
    recipient: recipientOf(draft),
    // Below a mail that is answered, mail programs hide the subject until it is asked for.
    isReply: (read?.hasQuoted ?? false) || (subject !== null && !subject.checkVisibility()),
  };
}

/** Long enough for an editor that draws its text anew to have done so. */
const redrawMs = 20;

/** Makes changes of the draft as it was read, last first, and says which the page did not take. */
export async function changeDraft(
  draft: Draft,
  read: DraftText,
  changes: readonly Change[],
): Promise<ApplyResult> {
  const now = readDraft(draft);
  const isSame = now.body === read.body && (now.subject ?? '') === (read.subject ?? '');
  const refused: Refusal[] = [];
  for (const change of changes.toSorted((a, b) => b.start - a.start)) {
    const reason = isSame ? await makeChange(draft, read, change) : hasChanged;
    if (reason !== null) {
      const before = textIn(read, change.field).slice(change.start, change.end).trim();
      refused.unshift({ words: before === '' ? change.after.trim() : before, reason });
    }
  }
  return { made: changes.length - refused.length, refused };
}

const hasChanged = 'The draft has changed meanwhile. Here is what it says now.';

function textIn({ subject, body }: DraftText, field: Field): string {
  return field === 'subject' ? (subject ?? '') : body;
}

/** Gives why it could not be made, in a sentence. */
async function makeChange(draft: Draft, read: DraftText, change: Change): Promise<string | null> {
  const { field, start, end, after } = change;
  const before = textIn(readDraft(draft), field);
  if (!draft.body.isConnected || !before.startsWith(textIn(read, field).slice(0, end))) {
    return hasChanged;
  }
  const wanted = before.slice(0, start) + after + before.slice(end);
  if (wanted === before) return null;
  const problem = typeChange(draft, change);
  if (problem !== null) return problem;
  await new Promise((resolve) => {
    setTimeout(resolve, redrawMs);
  });
  const now = textIn(readDraft(draft), field);
  if (now === before) return 'The page did not take it. Change it by hand.';
  if (wordsOf(now) === wordsOf(wanted)) return null;
  return 'The page made something else of it. Undo in the draft takes that back.';
}

/** Editors draw lines and spaces in ways of their own. */
function wordsOf(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function typeChange(draft: Draft, change: Change): string | null {
  const { body, site } = draft;
  const field = change.field === 'subject' ? subjectOf(draft) : body;
  if (field === null) return 'There is no subject field here. Change the subject by hand.';
  if (isField(field)) {
    changeField(field, change);
    return null;
  }
  const read = readText(body, site);
  const touches = read.locked.some(({ start, end }) => change.start < end && start < change.end);
  if (touches) return 'This is in your signature. Change it by hand.';
  return changeEditable(body, read, change) ? null : hasChanged;
}

type Words = { readonly field: Field; readonly start: number; readonly end: number };

/** Where words of the body stand in the page; nothing of a text field, which has no nodes. */
export function rangesOf({ body, site }: Draft, words: readonly Words[]): Range[] {
  if (isField(body)) return [];
  const read = readText(body, site);
  return words
    .filter(({ field }) => field === 'body')
    .flatMap(({ start, end }) => rangeOf(read, start, end) ?? []);
}

export function selectWords(draft: Draft, words: readonly Words[]): void {
  const [first] = words;
  if (!first) return;
  const field = first.field === 'subject' ? subjectOf(draft) : draft.body;
  if (field === null) return;
  field.focus();
  if (isField(field)) {
    field.setSelectionRange(first.start, first.end);
    return;
  }
  const [range] = rangesOf(draft, [first]);
  if (!range) return;
  selectRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}
