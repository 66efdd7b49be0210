import type { MetricName } from '@replysmith/contract';
import { reportEvent } from './report-event.ts';

type Vital = Exclude<MetricName, 'error_occurrence' | 'page_not_found' | 'help_item_helpful'>;

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

type Timed = PerformanceEntry & {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
};

type Memory = { usedJSHeapSize: number; jsHeapSizeLimit: number };

/** TypeScript's own does not know what is said of events yet. */
type Observed = PerformanceObserverInit & { durationThreshold?: number };

const memoryMs = 30_000;

/** Reports how this page loaded and answered, where that was slow. Fast pages report nothing. */
export function watchVitals(): void {
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', () => setTimeout(afterLoad), { once: true });
  const paints = entriesOf('largest-contentful-paint');
  const shifts = entriesOf('layout-shift');
  const presses = entriesOf('event', { durationThreshold: 40 });
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', leave, true);
    tellIfSlow('largest_contentful_paint', paints.at(-1)?.startTime ?? 0);
    const moved = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    tellIfSlow(
      'cumulative_layout_shift',
      worstShift(moved.map(({ startTime, value = 0 }) => ({ startTime, value }))),
    );
    const waits = presses.filter(({ interactionId }) => interactionId).map((at) => at.duration);
    tellIfSlow('interaction_to_next_paint', Math.max(0, ...waits));
  };
  // What it is like in all is known when it is left.
  addEventListener('visibilitychange', leave, true);
  watchMemory();
}

function afterLoad(): void {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paint = performance.getEntriesByName('first-paint')[0];
  if (loaded) {
    tellIfSlow('page_load', loaded.loadEventEnd);
    tellIfSlow('dom_content_loaded', loaded.domContentLoadedEventEnd);
  }
  tellIfSlow('first_paint', paint?.startTime ?? 0);
}

/** Chromium alone says how much there is. */
function watchMemory(): void {
  const { memory } = performance as Performance & { memory?: Memory };
  if (!memory) return;
  const timer = setInterval(() => {
    const { memory: now = memory } = performance as Performance & { memory?: Memory };
    if (!isMuchMemory(now.usedJSHeapSize, now.jsHeapSizeLimit)) return;
    clearInterval(timer);
    tell('memory_use', now.usedJSHeapSize);
  }, memoryMs);
}

/** Grows as the browser tells of more; empty where it does not know the kind. */
function entriesOf(type: string, more: Observed = {}): Timed[] {
  const entries: Timed[] = [];
  if (PerformanceObserver.supportedEntryTypes.includes(type)) {
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    const wanted: Observed = { type, buffered: true, ...more };
    observer.observe(wanted);
  }
  return entries;
}

function tellIfSlow(vital: Exclude<Vital, 'memory_use'>, value: number): void {
  if (isSlow(vital, value)) tell(vital, value);
}

function tell(vital: Vital, value: number): void {
  reportEvent({ metric_name: vital, metric_value: value, metadata: { url: location.href } });
}
