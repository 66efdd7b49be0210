import type { AnswerEvent } from '@replysmith/contract';
import type { ModelRequest } from '../../../../../tools/fake-model/index.ts';
import type { InjectionCase } from './cases.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** Everything that happened when a case was played. */
export type Evidence = {
  readonly played: InjectionCase;
  readonly personId: string;
  readonly statuses: readonly number[];
  readonly events: readonly AnswerEvent[];
  readonly before: Rows;
  readonly after: Rows;
  /** The requests that the model got. */
  readonly requests: readonly ModelRequest[];
  /** Every origin that was fetched from meanwhile, except the model's. */
  readonly visited: readonly string[];
};

/** Everything that the person wrote. */
export function ownWords({ played: { steps, profile } }: Pick<Evidence, 'played'>): string {
  const written = steps.flatMap(({ content, email_signature }) => [content, email_signature ?? '']);
  return [...written, profile?.full_name ?? '', profile?.company ?? ''].join('\n');
}

/** The stored rows that came after the case was played, by table. */
export function newRows({ before, after }: Pick<Evidence, 'before' | 'after'>): Rows {
  return Object.fromEntries(
    Object.entries(after).map(([table, rows]) => {
      const old = new Set((before[table] ?? []).map((row) => JSON.stringify(row)));
      return [table, rows.filter((row) => !old.has(JSON.stringify(row)))];
    }),
  );
}
