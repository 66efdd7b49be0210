import type { Field } from '@replysmith/coach';
import type { Change, DraftText } from '../messages.ts';
import { changeEditable, changeField } from './edit.ts';
import { rangeOf, readText } from './text.ts';
import type { Site } from './sites.ts';

/** A message that is being written in the page. */
export type Draft = { readonly body: HTMLElement; readonly site: Site };

export function isField(
  element: Element | null,
): element is HTMLTextAreaElement | HTMLInputElement {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}

/** The nearest part of the page with this message and no other, as far as it has what is sought. */
function nearest({ body, site }: Draft, selector: string | null): Element | null {
  if (selector === null) return null;
  for (let part = body.parentElement; part && part !== document.body; part = part.parentElement) {
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
  return {
    subject: subjectOf(draft)?.value ?? null,
    body: isField(body) ? body.value : readText(body, site).text,
    recipient: recipientOf(draft),
  };
}

/** Makes changes of the draft as it was read, last first. Gives why it could not, in a sentence. */
export function changeDraft(
  draft: Draft,
  { subject, body }: DraftText,
  changes: readonly Change[],
): string | null {
  const now = readDraft(draft);
  if (now.body !== body || (now.subject ?? '') !== (subject ?? '')) {
    return 'The draft has changed meanwhile. Here is what it says now.';
  }
  for (const change of changes.toSorted((a, b) => b.start - a.start)) {
    const trouble =
      change.field === 'subject' ? changeSubject(draft, change) : changeBody(draft, change);
    if (trouble !== null) return trouble;
  }
  return null;
}

function changeSubject(draft: Draft, change: Change): string | null {
  const field = subjectOf(draft);
  if (!field) return 'There is no subject field here. Change the subject by hand.';
  changeField(field, change);
  return null;
}

function changeBody({ body, site }: Draft, change: Change): string | null {
  if (isField(body)) {
    changeField(body, change);
    return null;
  }
  const read = readText(body, site);
  const touches = read.locked.some(({ start, end }) => change.start < end && start < change.end);
  if (touches) return 'This is in your signature. Change it by hand.';
  return changeEditable(body, read, change) ? null : 'These words are not in the draft any more.';
}

type Stretch = { readonly field: Field; readonly start: number; readonly end: number };

/** Where words of the body stand in the page; nothing of a text field, which has no nodes. */
export function rangesOf({ body, site }: Draft, stretches: readonly Stretch[]): Range[] {
  if (isField(body)) return [];
  const read = readText(body, site);
  return stretches
    .filter(({ field }) => field === 'body')
    .flatMap(({ start, end }) => rangeOf(read, start, end) ?? []);
}

export function selectWords(draft: Draft, stretches: readonly Stretch[]): void {
  const [first] = stretches;
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
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}
