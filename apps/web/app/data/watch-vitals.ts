import type { MetricName } from '@replysmith/contract';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { reportEvent } from './report-event.ts';

type Vital = Exclude<MetricName, 'error_occurrence' | 'page_not_found' | 'help_item_helpful'>;

/** Values above these are reported: milliseconds, and for shifts a share of the screen. */
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

/** Bytes in use, compared to the browser's limit. */
export function isMuchMemory(used: number, limit: number): boolean {
  return used > muchMemory || used > limit * muchOfLimit;
}

type Memory = { usedJSHeapSize: number; jsHeapSizeLimit: number };

const memoryMs = 30_000;

/** Reports how this page loaded and answered, where that was slow. Fast pages report nothing. */
export function watchVitals(): void {
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', () => setTimeout(afterLoad), { once: true });
  onLCP(onceIfSlow('largest_contentful_paint'));
  onCLS(onceIfSlow('cumulative_layout_shift'));
  onINP(onceIfSlow('interaction_to_next_paint'));
  watchMemory();
}

/** A vital is final when the page is hidden, and reported again when it is hidden again. */
function onceIfSlow(vital: keyof typeof slow): (metric: { value: number }) => void {
  let isReported = false;
  return ({ value }) => {
    if (isReported || !isSlow(vital, value)) return;
    isReported = true;
    tell(vital, value);
  };
}

function afterLoad(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  const paint = performance.getEntriesByName('first-paint')[0];
  if (loaded) {
    reportIfSlow('page_load', loaded.loadEventEnd);
    reportIfSlow('dom_content_loaded', loaded.domContentLoadedEventEnd);
  }
  reportIfSlow('first_paint', paint?.startTime ?? 0);
}

/** Only Chromium exposes memory. */
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

function reportIfSlow(vital: Exclude<Vital, 'memory_use'>, value: number): void {
  if (isSlow(vital, value)) tell(vital, value);
}

function tell(vital: Vital, value: number): void {
  reportEvent({ metric_name: vital, metric_value: value, metadata: { url: location.href } });
}
