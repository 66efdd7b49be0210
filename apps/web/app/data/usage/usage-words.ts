import { countText } from '../../lib/words/count-text.ts';
import type { CountedFeature, FeatureUsage } from './feature-usage.ts';

const names: Record<CountedFeature, { one: string; many: string; when: string }> = {
  daily_ai_requests: { one: 'AI request', many: 'AI requests', when: ' today' },
  templates_saved: { one: 'template place', many: 'template places', when: '' },
};

/** "2 AI requests remaining today", "1 template place remaining", "No AI requests remaining today" */
export function leftInWords(feature: CountedFeature, left: number): string {
  const { one, many, when } = names[feature];
  return `${left === 0 ? 'No' : countText(left)} ${left === 1 ? one : many} remaining${when}`;
}

/** "17 / 20"; without a limit only what is used. */
export function usedOfLimit({ used, limit }: FeatureUsage): string {
  return limit === null
    ? `${countText(used)}, no limit`
    : `${countText(used)} / ${countText(limit)}`;
}

export const usageNames: Record<CountedFeature, string> = {
  daily_ai_requests: 'AI requests today',
  templates_saved: 'Templates',
};
