import { watchErrors } from './watch-errors.ts';

/** Watches the page for as long as it is open. How fast it was is less urgent than what it shows. */
export function watchPage(): () => void {
  const end = watchErrors();
  const timer = setTimeout(() => {
    void import('./watch-vitals.ts').then(
      ({ watchVitals }) => watchVitals(),
      () => undefined,
    );
  }, 3_000);
  return () => {
    clearTimeout(timer);
    end();
  };
}
