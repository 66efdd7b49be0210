import type { Stretch } from '../email.ts';
import { stretchOf } from '../words/stretch.ts';

const chunk = /[^\s<>"“”|]+/gu;
const openers = /^[([{'*]+/u;
const closers = /[)\]}'*.,;:!?]+$/u;
const address = /^(?:mailto:)?[^\s@()]{1,64}@[a-z0-9.-]{1,200}\.[a-z]{2,24}$/iu;
const scheme = /^(?:https?:\/\/|www\.)\S/iu;
const bareDomain =
  /^(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|co|ai|app|dev|eu|uk|us|de|fr|es|it|nl|gr|ch|at|be|ca|au|in|me|ly|gl|gg|so|tv|xyz|shop|store|link|page|site|tech|info|biz|agency|studio)(?:[/?#:]|$)/iu;
const markdownTarget = /\]\((https?:\/\/[^\s()]{1,500})\)/u;
const longestChunk = 2048;

type Links = { readonly links: readonly Stretch[]; readonly addresses: readonly Stretch[] };

/** Links and email addresses, read chunk by chunk so that no text can make it slow. */
export function findLinks(text: string): Links {
  const links: Stretch[] = [];
  const addresses: Stretch[] = [];
  for (const match of text.matchAll(chunk)) {
    const piece = match[0];
    if (!piece.includes('.') || piece.length > longestChunk) continue;
    const lead = openers.exec(piece)?.[0].length ?? 0;
    const core = piece.slice(lead, piece.length - (closers.exec(piece)?.[0].length ?? 0));
    const at = match.index + lead;
    const target = markdownTarget.exec(piece)?.[1];
    if (target !== undefined) {
      const start = match.index + piece.indexOf(target);
      links.push(stretchOf(text, start, start + target.length));
    } else if (address.test(core)) addresses.push(stretchOf(text, at, at + core.length));
    else if (scheme.test(core) || bareDomain.test(core))
      links.push(stretchOf(text, at, at + core.length));
  }
  return { links, addresses };
}
