import type { AnswerEvent } from '@replysmith/contract';
import type { ModelRequest } from '../../../../../../../tools/fake-model/index.ts';
import type { InjectionCase } from './cases.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** All that came of playing a case. */
export type Evidence = {
  readonly played: InjectionCase;
  readonly personId: string;
  readonly statuses: readonly number[];
  readonly events: readonly AnswerEvent[];
  readonly before: Rows;
  readonly after: Rows;
  /** What the model was asked. */
  readonly requests: readonly ModelRequest[];
  /** Every place that anything was fetched from meanwhile, but the model's. */
  readonly visited: readonly string[];
};

/** All that the person wrote, wherever. */
export function ownWords({ played: { steps, profile } }: Pick<Evidence, 'played'>): string {
  const written = steps.flatMap(({ content, email_signature }) => [content, email_signature ?? '']);
  return [...written, profile?.full_name ?? '', profile?.company ?? ''].join('\n');
}

/** What of the stored rows came after the case was played, by table. */
export function newRows({ before, after }: Pick<Evidence, 'before' | 'after'>): Rows {
  return Object.fromEntries(
    Object.entries(after).map(([table, rows]) => {
      const old = new Set((before[table] ?? []).map((row) => JSON.stringify(row)));
      return [table, rows.filter((row) => !old.has(JSON.stringify(row)))];
    }),
  );
}
