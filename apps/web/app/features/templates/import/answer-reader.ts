import { type Source, type SourceTable, UnreadableSource, readSource } from './read-source.ts';

export type ReaderReply = { readonly table: SourceTable } | { readonly problem: string };

export function answerReader(source: Source): ReaderReply {
  try {
    return { table: readSource(source) };
  } catch (error) {
    const isKnown = error instanceof UnreadableSource;
    return { problem: isKnown ? error.message : 'Unknown error occurred' };
  }
}
