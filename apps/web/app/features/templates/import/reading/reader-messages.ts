import type { Source } from './read-source.ts';
import type { SourceTable } from './source-table.ts';

export type ReaderRequest = Source & { readonly id: number };

export type ReaderReply = { readonly id: number } & (
  { readonly table: SourceTable } | { readonly problem: string }
);
