import type { Stretch } from '../email.ts';
import { matchesOf, stretchOf } from '../words/stretch.ts';
import { findElements } from './find-elements.ts';

const elements = /<(blockquote|pre|code|q)(?=[\s>])[^<>]*>/giu;
const fence = /^[ \t]*(?:```|~~~)[^\n]*$/gmu;
const inline = /(?<!`)(`{1,3})(?!`)[^`\n]{1,500}\1(?!`)/gu;
const quotedLine = /^[ \t]*>[^\n]*/gmu;

/** Code, and lines of somebody else that are marked as such: not the writer's words, so not for the coach to change. */
export function findCited(text: string): Stretch[] {
  return [
    ...findElements(text, elements),
    ...findFenced(text),
    ...matchesOf(text, inline),
    ...matchesOf(text, quotedLine),
  ];
}

function findFenced(text: string): Stretch[] {
  const fences = matchesOf(text, fence);
  return fences.flatMap(({ start }, at) => {
    const close = at % 2 === 0 ? fences[at + 1] : undefined;
    return close ? [stretchOf(text, start, close.end)] : [];
  });
}
