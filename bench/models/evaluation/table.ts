import { formatDraft } from '@replysmith/coach';
import type { Evaluated } from './evaluate-models.ts';
import { factKinds, readerNames, type FactKind } from './facts.ts';
import type { Summary } from './summary.ts';

const labelWidth = 46;

const kindNames: Readonly<Record<FactKind, string>> = {
  figure: 'figures',
  name: 'names',
  link: 'links',
  tag: 'merge tags',
  quotation: 'quotations',
};

/** A line a figure, a column a model. Where there are two readers of facts the coach's comes second. */
export function tableOf(summaries: readonly Summary[]): string {
  const width = Math.max(22, ...summaries.map(({ model }) => model.length + 2));
  const line = (label: string, cell: (summary: Summary) => string) =>
    label.padEnd(labelWidth) + summaries.map((one) => cell(one).padStart(width)).join('');
  const facts = (label: string, cell: (summary: Summary['facts']['bench']) => string) =>
    line(`  ${label}`, (one) => readerNames.map((name) => cell(one.facts[name])).join(' · '));
  const reasons = [...new Set(summaries.flatMap((one) => Object.keys(one.reasons)))].toSorted();
  const quality = (part: 'own' | 'given') => [
    line('  points before, quartiles', (one) => one[part].before.map(figure).join(' · ')),
    line('  points after', (one) => one[part].after.map(figure).join(' · ')),
    line('  gain', (one) => one[part].gain.map(figure).join(' · ')),
    line('  rise', (one) => percent(one[part].share_rise)),
    line('  score 80 or more after', (one) => percent(one[part].share_strong)),
  ];
  return [
    line('', ({ model }) => model),
    line('emails', ({ emails }) => String(emails)),
    line('written by the model', ({ by_model }) => String(by_model)),
    line('written by the coach', ({ by_coach }) => String(by_coach)),
    ...reasons.map((reason) => line(`  ${reason}`, (one) => String(one.reasons[reason] ?? 0))),
    line('pass the gate whole · in part · not at all', passages),
    line('  sentences refused', ({ repaired }) => String(repaired.claim)),
    line('  facts made blanks', ({ repaired }) => String(repaired.fact)),
    line('  losses put back', ({ repaired }) => String(repaired.token)),
    'its own rewrites',
    line('  judged', ({ own }) => String(own.emails)),
    ...quality('own'),
    line('  above · level with · below the coach', besideCoach),
    line('  words, median before → after', ({ words }) => `${words.before} → ${words.after}`),
    line('  places left to fill in, per email', (one) => fixed(one.blanks_per_email)),
    'all that people were given',
    ...quality('given'),
    facts('facts kept, two readers', (one) => percent(one.share_kept, 1)),
    ...factKinds.map((kind) =>
      facts(`  ${kindNames[kind]}`, (one) => percent(one.share_kept_by_kind[kind], 1)),
    ),
    facts('inventions left', (one) => String(one.invented)),
    line('  sentences that do not read whole', ({ torn }) => String(torn)),
    'as the model wrote, before the coach vetted it',
    facts('facts kept', (one) => percent(one.share_kept_as_written, 1)),
    facts('inventions', (one) => String(one.invented_as_written)),
    facts('emails that held any', (one) => String(one.emails_with_inventions_as_written)),
    line('  sentences that do not read whole', (one) => String(one.torn_as_written)),
    line('first text, s, median · 95th', ({ first_ms }) => seconds(first_ms)),
    line('whole answer, s, median · 95th', ({ total_ms }) => seconds(total_ms)),
    line('tokens in · out, per email', tokens),
    line('cost per email', ({ cost_per_email: cost }) => cost?.toPrecision(3) ?? '–'),
  ].join('\n');
}

const figure = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
const fixed = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(2));

function percent(share: number, digits = 0): string {
  return Number.isNaN(share) ? '–' : `${(100 * share).toFixed(digits)} %`;
}

function passages({ gate: { whole, part, none } }: Summary): string {
  return [whole, part, none].map((count) => percent(count / (whole + part + none))).join(' · ');
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

/** Every email as it was, as the model wrote it, and as it was given to the person. */
export function showTexts(evaluated: readonly Evaluated[]): string {
  return evaluated
    .flatMap(({ summary, texts }) =>
      texts.map(({ id, original, written, result }) =>
        [
          `=== ${summary.model}: ${id}`,
          formatDraft(original),
          ...(written === null ? [] : ['--- as the model wrote it', written]),
          '--- as it was given',
          result ? formatDraft(result) : '(nothing)',
        ].join('\n'),
      ),
    )
    .join('\n\n');
}
