import { TipCategory, type UserTip } from '@replysmith/contract';

const categoryNames: Readonly<Record<TipCategory, string>> = {
  getting_started: 'Getting started',
  performance: 'Performance',
  organization: 'Organization',
  optimization: 'Optimization',
  productivity: 'Productivity',
  skill_building: 'Skill building',
  analytics: 'Analytics',
};

export function categoryName(category: TipCategory): string {
  return categoryNames[category];
}

export const tipCategories = TipCategory.options;

type Content = UserTip['generated_content'];

/** "86% sure, from 31 emails"; of what was not counted, only where it is from, if anywhere. */
export function confidenceText({ confidence, basis }: Content): string | null {
  if (basis === null || !/\d/u.test(basis)) return basis;
  return `${String(confidence)}% sure, ${basis}`;
}

/** "Your drafts scored 61 before, and 74 in the 12 emails since." */
export function effectText({ before, after, emails }: NonNullable<UserTip['effect']>): string {
  const [then, now] = [Math.round(before), Math.round(after)];
  const since = `in the ${String(emails)} emails since`;
  if (then === now) return `Your drafts score ${String(now)} ${since}, as they did before.`;
  return `Your drafts scored ${String(then)} before, and ${String(now)} ${since}.`;
}
