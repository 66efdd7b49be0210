import { tellingStems } from './telling-stems.ts';
import { stemOf } from '../units/stem-of.ts';

const negation =
  /\b(?:(?:do |does |did )?not|never|no longer|cannot|nobody|none|neither)\b|\b(?:do|does|did)n['’]t\b|n['’]t\b/giu;
/** Courtesies and asks with a "not" that turns nothing round. */
const courtesy =
  /\b(?:do not|don['’]t) hesitate\b|\bwhether or not\b|\bif not\b|\bnot only\b|\bwhy not\b|\b(?:would|could|do|did|is|are|have|has)n['’]t (?:you|it|that|this)\b/giu;
const word = /\p{L}[\p{L}'’]*/gu;
const mostlySame = 0.85;

/** Whether one says what the other denies: nearly the same words, and a "not" that came or went. */
export function negates(own: string, written: string): boolean {
  if (negationsIn(own) % 2 === negationsIn(written) % 2) return false;
  const [before, after] = [stemsIn(own), stemsIn(written)];
  const both = [...before].filter((stem) => after.has(stem)).length;
  return tellingStems(written).length > 0 && both >= mostlySame * Math.max(before.size, after.size);
}

function negationsIn(text: string): number {
  return text.replace(courtesy, ' ').match(negation)?.length ?? 0;
}

function stemsIn(text: string): Set<string> {
  const plain = text.replace(negation, ' ').toLowerCase();
  return new Set((plain.match(word) ?? []).map(stemOf));
}
