import type { TipCategory } from '@replysmith/contract';

const impacts: Partial<Readonly<Record<TipCategory, string>>> = {
  getting_started: 'Learn the platform',
  performance: 'Better results',
  organization: 'Better organized',
  optimization: 'Better email performance',
};

/** What a tip of a kind may bring; a figure would be invented. */
export function impactOf(category: TipCategory): string {
  return impacts[category] ?? 'Improved workflow';
}
