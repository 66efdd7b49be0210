import type { PoolClient } from 'pg';
import { inSpan, isTracing } from '../observability/spans.ts';

/** Makes each query of a connection a span; `readAsUser` sends its own another way. */
export function traceQueries(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const traced = (...args: unknown[]): unknown => {
    const text = textOf(args[0]);
    const isPromised = text !== null && !args.some((arg) => typeof arg === 'function');
    return isPromised ? traceQuery(text, () => Promise.resolve(query(...args))) : query(...args);
  };
  client.query = traced as typeof client.query;
}

/** Makes a query a span, with its text but without a value. */
export function traceQuery<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  if (!isTracing()) return run();
  const shown = withoutValues(text);
  const operation = /^\w+/.exec(shown)?.[0].toUpperCase() ?? 'QUERY';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': shown,
  };
  return inSpan({ name: operation, kind: 'client', attributes }, run);
}

function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  const isConfig = typeof query === 'object' && query !== null && !('submit' in query);
  return isConfig && 'text' in query && typeof query.text === 'string' ? query.text : null;
}

/** Ids and the like stand in the text where a statement takes no parameters. */
function withoutValues(text: string): string {
  return text
    .trim()
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$".])\d+(?:\.\d+)?\b/g, '?');
}
