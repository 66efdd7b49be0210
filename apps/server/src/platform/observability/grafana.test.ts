import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { registry } from './metrics.ts';

const folder = join(import.meta.dirname, '../../../../../docs/grafana');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

type Board = {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
};
const board = JSON.parse(read('replysmith.json')) as Board;
const shown = board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The expressions of the rules; a folded one goes on where the lines are further in. */
const alerts = [...read('alerts.yaml').matchAll(/^ +expr: (?:>-\n((?: {10}.*\n)+)|(.+))/gm)].map(
  ([, folded, plain]) => (folded ?? plain ?? '').replaceAll(/\s+/g, ' '),
);

const defaults = new Registry();
collectDefaultMetrics({ register: defaults });

/** What a scrape holds, with its labels: a histogram is three series. */
const series = new Map<string, readonly string[]>([['up', []]]);
for (const { name, type, labelNames } of [...listed(registry), ...listed(defaults)]) {
  const endings = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
  for (const ending of endings) series.set(name + ending, labelNames);
}

function listed(of: Registry) {
  return of.getMetricsAsArray().map(({ name, type }) => {
    const { labelNames } = of.getSingleMetric(name) as Metric & { labelNames: readonly string[] };
    return { name, type: String(type), labelNames };
  });
}

/** Labels that Prometheus and histograms add. */
const added = ['job', 'instance', 'le'];
const words = new Set(['or', 'and']);

/** What an expression names that no scrape holds: a series, or a label of one. */
function unknownIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '');
  const selectors = bare.matchAll(/([a-z_]\w*)(\{[^}]*\})?(?!\w*\s*\()/gi);
  return [...selectors].flatMap(([, name = '', matchers = '']) => {
    if (words.has(name)) return [];
    const labels = series.get(name);
    if (!labels) return [name];
    const used = [...matchers.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label);
    return used
      .filter((label) => ![...labels, ...added].includes(label))
      .map((label) => `${name}{${label}}`);
  });
}

describe.each([
  ['the board', shown, 20],
  ['the alerts', alerts, 8],
])('%s', (_which, expressions, least) => {
  it('asks only for what the server measures', () => {
    expect(expressions.length).toBeGreaterThanOrEqual(least);
    expect(expressions.flatMap(unknownIn)).toEqual([]);
  });
});

it.each([
  ['sum(rate(replysmith_mails_totl{outcome="sent"}[5m]))', ['replysmith_mails_totl']],
  ['replysmith_mails_total{reason="x"}', ['replysmith_mails_total{reason}']],
  ['sum by (le) (rate(replysmith_job_duration_seconds[5m]))', ['replysmith_job_duration_seconds']],
])('would notice a wrong name: %s', (expression, unknown) => {
  expect(unknownIn(expression)).toEqual(unknown);
});
