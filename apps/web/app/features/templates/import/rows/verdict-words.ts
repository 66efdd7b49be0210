import type { RowVerdict } from './import-row.ts';

type VerdictWords = {
  readonly word: string;
  readonly tone: 'good' | 'poor' | 'mid' | 'calm';
  /** What more there is to say, sentence by sentence. */
  readonly details: readonly string[];
};

/** A verdict in words; once the import is over, what had no turn was not imported. */
export function verdictWords(verdict: RowVerdict, isOver: boolean): VerdictWords {
  const calm = { tone: 'calm', details: [] } as const;
  switch (verdict.status) {
    case 'imported':
      return { word: 'Imported', tone: 'good', details: [] };
    case 'ready':
      return isOver
        ? { ...calm, word: 'Not imported' }
        : { word: 'Ready', tone: 'good', details: [] };
    case 'unchecked':
      return { ...calm, word: isOver ? 'Not imported' : 'Not checked yet' };
    case 'duplicate': {
      const details = [verdict.isSaved ? 'The same is saved already.' : 'The same as a row above.'];
      return { word: 'Duplicate', tone: 'calm', details };
    }
    case 'over_limit':
      return { word: 'No place left', tone: 'mid', details: [] };
    case 'invalid':
      return { word: 'Problem', tone: 'poor', details: verdict.problems };
  }
}
