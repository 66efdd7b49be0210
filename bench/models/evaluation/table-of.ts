import type { Summary } from './summarise.ts';

const labelWidth = 46;

/** A line a figure, a column a model. */
export function tableOf(summaries: readonly Summary[]): string {
  const width = Math.max(14, ...summaries.map(({ model }) => model.length + 2));
  const line = (label: string, cell: (summary: Summary) => string) =>
    label.padEnd(labelWidth) + summaries.map((one) => cell(one).padStart(width)).join('');
  const reasons = [...new Set(summaries.flatMap((one) => Object.keys(one.reasons)))].toSorted();
  const quality = (part: 'own' | 'given') => [
    line('  gain in points, quartiles', (one) => one[part].gain.map(figure).join(' · ')),
    line('  rise', (one) => percent(one[part].share_rise)),
    line('  score 80 or more after', (one) => percent(one[part].share_strong)),
  ];
  return [
    line('', ({ model }) => model),
    line('emails', ({ emails }) => String(emails)),
    line('written by the model', ({ by_model }) => String(by_model)),
    line('written by the coach', ({ by_coach }) => String(by_coach)),
    ...reasons.map((reason) => line(`  ${reason}`, (one) => String(one.reasons[reason] ?? 0))),
    'its own rewrites',
    line('  judged', ({ own }) => String(own.emails)),
    ...quality('own'),
    line('  above · level with · below the coach', besideCoach),
    line('  words, median before → after', ({ words }) => `${words.before} → ${words.after}`),
    line('  places left to fill in, per email', (one) => one.blanks_per_email.toFixed(2)),
    'all that people were given',
    ...quality('given'),
    line('  facts kept', (one) => percent(one.share_facts_kept, 2)),
    line('  inventions left', ({ inventions_left }) => String(inventions_left)),
    'as the model wrote, before the coach vetted it',
    line('  facts kept', (one) => percent(one.share_facts_kept_as_written, 2)),
    line('  inventions', (one) => String(one.inventions_written)),
    line('  emails that held any', (one) => String(one.emails_with_inventions_written)),
    line('first text, s, median · 95th', ({ first_ms }) => seconds(first_ms)),
    line('whole answer, s, median · 95th', ({ total_ms }) => seconds(total_ms)),
    line('tokens in · out, per email', tokens),
    line('cost per email', ({ cost_per_email: cost }) => cost?.toPrecision(3) ?? '–'),
  ].join('\n');
}

const figure = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));

function percent(share: number, digits = 0): string {
  return Number.isNaN(share) ? '–' : `${(100 * share).toFixed(digits)} %`;
}

function besideCoach({ model, beside_coach: { better, same, worse } }: Summary): string {
  return model === 'coach' ? '–' : `${better} · ${same} · ${worse}`;
}

function seconds(spread: Summary['first_ms']): string {
  return spread?.map((ms) => (ms / 1_000).toFixed(2)).join(' · ') ?? '–';
}

function tokens({ input_tokens, output_tokens, emails }: Summary): string {
  return [input_tokens, output_tokens].map((all) => figure(all / emails)).join(' · ');
}
