import { reportEvent } from '../report-event.ts';
import { isMuchMemory, isSlow, worstShift, type Vital } from './vitals.ts';

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
