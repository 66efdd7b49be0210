import { diffArrays } from 'diff';
import type { Change } from './changes-in.ts';

const piece = /\s+|[\p{L}\p{N}'’]+|[^\s\p{L}\p{N}'’]/gu;
const sentenceEnd = /[.!?]\s/u;
/** Changes with fewer words between them are read as one. */
const fewestBetween = 3;
const mostChanges = 2;
const mostShare = 0.5;
const longestCompared = 1_200;

/** The phrases that changed within a sentence; the sentence itself when many did. */
export function changedWords(body: string, change: Change): Change[] {
  const before = body.slice(change.start, change.end);
  if (before === '' || change.after === '') return [change];
  if (before.length > longestCompared || change.after.length > longestCompared) return [change];
  if (sentenceEnd.test(before) || sentenceEnd.test(change.after)) return [change];
  const phrases = phrasesIn(before, change);
  const changed = phrases.reduce((sum, { start, end }) => sum + wordsIn(body.slice(start, end)), 0);
  const isSmall = phrases.length <= mostChanges && changed <= wordsIn(before) * mostShare;
  return isSmall ? phrases : [change];
}

function phrasesIn(before: string, { start, after }: Change): Change[] {
  const runs = diffArrays(before.match(piece) ?? [], after.match(piece) ?? []);
  const phrases: { start: number; end: number; after: string }[] = [];
  let at = start;
  let between = '';
  for (const { added, removed, value } of runs) {
    const text = value.join('');
    if (!added && !removed) {
      between = text;
      at += text.length;
      continue;
    }
    const last = phrases.at(-1);
    const end = removed ? at + text.length : at;
    const came = added ? text : '';
    if (last && wordsIn(between) < fewestBetween) {
      last.end = end;
      last.after += between + came;
    } else phrases.push({ start: at, end, after: came });
    between = '';
    at = end;
  }
  return phrases;
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
}
