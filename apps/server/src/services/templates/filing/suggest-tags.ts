import { foldText, uniqueTags } from '@replysmith/contract';
import type { Neighbours } from './find-neighbours.ts';

const most = 3;
/** So many of the nearest have to have a tag. */
const fewestSharing = 2;

/** The person's own tags that the text names, then what the templates nearest to it share; three at most. */
export function suggestTags(
  text: string,
  ownTags: readonly string[],
  { own, inLibrary }: Neighbours,
): string[] {
  const words = ` ${wordsOf(text)} `;
  const named = ownTags.filter((tag) => {
    const folded = wordsOf(tag);
    return folded !== '' && words.includes(` ${folded} `);
  });
  const near = own.length >= fewestSharing ? own : inLibrary;
  const shared = uniqueTags(near.flatMap(({ tags }) => tags)).filter(
    (tag) => near.filter(({ tags }) => has(tags, tag)).length >= fewestSharing,
  );
  return uniqueTags([...named, ...shared]).slice(0, most);
}

function has(tags: readonly string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}

function wordsOf(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
