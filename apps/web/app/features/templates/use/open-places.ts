import { findBlanks } from '@replysmith/coach';
import { findVariables } from '@replysmith/contract';
import type { FindBlanks } from '../../../ui/changed-text/find-blanks.ts';
import { unknownTags } from './unknown-tags.ts';

/** What is missing in an email: variables, blanks and tags of any kind, in reading order. */
export const openPlaces: FindBlanks = (text) => placesIn(text, { isVariable: false });

/** The same in a template, where variables are as they should be. */
export const templatePlaces: FindBlanks = (text) => placesIn(text, { isVariable: true });

function placesIn(text: string, { isVariable }: { isVariable: boolean }) {
  const blanks = findBlanks(text).map(({ start, end }) => ({ start, end, isVariable: false }));
  const variables = findVariables(text).map(({ start, end }) => ({ start, end, isVariable }));
  const unknown = unknownTags(text).map(({ start, end }) => ({ start, end, isVariable: false }));
  const others = [...variables, ...unknown].filter(
    ({ start, end }) => !blanks.some((blank) => blank.start < end && start < blank.end),
  );
  return [...blanks, ...others].sort((a, b) => a.start - b.start);
}
