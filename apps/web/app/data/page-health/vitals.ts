import type { MetricName } from '@replysmith/contract';

export type Vital = Exclude<
  MetricName,
  'error_occurrence' | 'page_not_found' | 'help_item_helpful'
>;

/** Above these a page is worth a report: milliseconds, and for shifts a share of the screen. */
const slow: Readonly<Record<Exclude<Vital, 'memory_use'>, number>> = {
  page_load: 3_000,
  dom_content_loaded: 2_000,
  first_paint: 1_500,
  largest_contentful_paint: 2_500,
  interaction_to_next_paint: 200,
  cumulative_layout_shift: 0.1,
};

const megabyte = 1_048_576;
const muchMemory = 100 * megabyte;
const muchOfLimit = 0.8;

export function isSlow(vital: keyof typeof slow, value: number): boolean {
  return value > slow[vital];
}

/** Bytes in use, of those that the browser would give. */
export function isMuchMemory(used: number, limit: number): boolean {
  return used > muchMemory || used > limit * muchOfLimit;
}

type Shift = { readonly startTime: number; readonly value: number };

const restMs = 1_000;
const burstMs = 5_000;

/** The worst burst of shifts: less than a second between them, five in all. */
export function worstShift(shifts: readonly Shift[]): number {
  let [worst, burst, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - last < restMs && startTime - first < burstMs;
    burst = goesOn ? burst + value : value;
    if (!goesOn) first = startTime;
    last = startTime;
    worst = Math.max(worst, burst);
  }
  return worst;
}
