import { longDate } from './long-date.ts';

/** Beside the title of a text that binds. */
export function HoldsSince({ day }: { day: string }) {
  return (
    <p>
      Effective <time dateTime={day}>{longDate(day)}</time>
    </p>
  );
}
