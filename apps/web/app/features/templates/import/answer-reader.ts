import { type Source, type SourceTable, UnreadableSource, readSource } from './read-source.ts';

export function answerReader({ id, ...source }: ReaderRequest): ReaderReply {
  try {
    return { id, table: readSource(source) };
  } catch (error) {
    const isKnown = error instanceof UnreadableSource;
    return { id, problem: isKnown ? error.message : 'Unknown error occurred' };
  }
}

export type ReaderRequest = Source & { readonly id: number };

export type ReaderReply = { readonly id: number } & (
  { readonly table: SourceTable } | { readonly problem: string }
);
