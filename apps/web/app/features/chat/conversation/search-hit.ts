import { byUse, findRanges } from '@replysmith/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { showToast } from '../../../components/toast.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { storedText, useStored } from '../../../lib/storage.ts';
import { belowHeader } from '../../../theme/header-height.ts';
import { usePutInUse } from '../messages/api.ts';
import { type MessagePair, type Variants, hasResult } from '../messages/message-pairs.ts';
import { freeHeight, movePage, whenReaderActs } from '../messages/scrolling.ts';

/** A message that a search led to. */
export type SearchHit = {
  /** Different for each visit. */
  readonly visit: string;
  readonly messageId: string;
  readonly terms: readonly string[];
};

/** The index of the variant with the message that was found; negative when none has it. */
export function variantOfHit(pairs: readonly MessagePair[], found: SearchHit | null): number {
  if (!found) return -1;
  return pairs.findIndex(
    ({ draft, answer }) => draft.id === found.messageId || answer?.id === found.messageId,
  );
}

/**
 * Which variant is shown: the one that was found, until another is chosen. It is not put in use.
 */
export function useVariantOfHit(variants: Variants, found: SearchHit | null) {
  const { at, show } = useShownVariant(variants);
  const [leftVisit, setLeftVisit] = useState<string | null>(null);
  const foundAt = variantOfHit(variants.pairs, found);
  const isThere = foundAt >= 0 && found?.visit !== leftVisit;
  return {
    at: isThere ? foundAt : at,
    show: (index: number) => {
      setLeftVisit(found?.visit ?? null);
      show(index);
    },
  };
}

/** The try in use and the one that is looked at instead, by the message. */
const shownTries = storedText({ name: 'try' });

/**
 * Which variant of a message is shown: the one in use, for every browser of the writer's. One without a
 * result cannot be put in use: looking at it is remembered in this browser, until another is in use.
 */
function useShownVariant({ id, pairs }: Variants) {
  const { id: userId } = useSignedInUser();
  const { mutateAsync: putInUse } = usePutInUse();
  const key = shownTries.key(userId, id);
  const looked = useStored(shownTries, key);
  const usual = indexToShow(pairs);
  const markOf = ({ draft }: MessagePair) => `${pairs[usual]?.draft.id ?? ''}:${draft.id}`;
  const found = pairs.findIndex((pair) => markOf(pair) === looked);
  return {
    at: found < 0 ? usual : found,
    /** Shows the variant at a place, and puts it in use. */
    show: (index: number) => {
      const pair = pairs[index];
      if (!pair) return;
      const { answer } = pair;
      const canBeUsed = answer !== null && hasResult(answer);
      shownTries.write(key, canBeUsed || index === usual ? '' : markOf(pair));
      if (!canBeUsed || index === usual) return;
      putInUse(answer).catch((problem: unknown) => {
        const { message } = explainFailure(problem);
        showToast({ title: 'The variant could not be selected', message, kind: 'error' });
      });
    },
  };
}

/** The place of the variant to show: what was chosen or came last, also where that has no result to use. */
function indexToShow(pairs: readonly MessagePair[]): number {
  const messages = pairs.map(({ draft, answer }) => answer ?? draft);
  const [used] = byUse(messages);
  return messages.findIndex((message) => message === used);
}

/** Controls and text for screen readers are not part of a message. */
const outsideMessage = 'button, [role="tab"], .visually-hidden';

/** The ranges of the words within an element. */
function findInPage(element: Element, terms: readonly string[]): Range[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const found = findRanges(text.nodeValue ?? '', terms);
    if (found.length === 0 || text.parentElement?.closest(outsideMessage)) continue;
    for (const [start, end] of found) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges;
}

const name = 'found-words';

/** Highlights ranges without changing the page, and removes the former highlights. */
function markWords(ranges: readonly Range[]): void {
  if (!('Highlight' in globalThis)) return;
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
  else CSS.highlights.delete(name);
}

/**
 * Highlights the words in the messages at a place, including those that come later, and scrolls to
 * the first hit in the found message, until the reader scrolls or types.
 */
export function useMarkFound(
  container: RefObject<HTMLElement | null>,
  found: SearchHit | null,
  isInAnswer: boolean,
): void {
  const reached = useRef<string | null>(null);
  useEffect(() => {
    const element = container.current;
    if (!element || !found) return;
    // Going back to a visit does not scroll again.
    let isBringing = reached.current !== found.visit;
    reached.current = found.visit;
    const leave = whenReaderActs(() => {
      isBringing = false;
    });
    const mark = () => {
      const ranges = findInPage(element, found.terms);
      markWords(ranges);
      const message = element.children[Number(isInAnswer)] ?? element;
      const first = ranges.find(({ startContainer }) => message.contains(startContainer));
      if (isBringing) bringIntoView(first ?? message);
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden'],
    });
    return () => {
      observer.disconnect();
      leave();
      markWords([]);
    };
  }, [container, found, isInAnswer]);
}

function bringIntoView(shown: Element | Range): void {
  const { top, bottom } = shown.getBoundingClientRect();
  if (top >= belowHeader && bottom <= freeHeight()) return;
  const room = shown instanceof Element ? belowHeader : freeHeight() / 3;
  movePage(top - room, 'instant');
}

/** Whether something is unfolded; a search hit in it unfolds it. */
export function useOpenWhenFound(visit: string | null, opensUnfolded: boolean) {
  const [isOpen, setOpen] = useState(opensUnfolded || visit !== null);
  const [latest, setLatest] = useState(visit);
  if (visit !== latest) {
    setLatest(visit);
    if (visit !== null) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}
