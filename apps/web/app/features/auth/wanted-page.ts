import { keepWork, keptWork } from '../../lib/kept-work/kept-work.ts';
import { safePath } from '../../lib/account/safe-path.ts';

const key = 'wanted-page';
const lasts = 24 * 60 * 60_000;

/** Where somebody who signs up wants to be: the link in their mail opens a tab that knows nothing of it. */
export function keepWantedPage(path: string): void {
  keepWork(key, `${String(Date.now())} ${path}`);
}

export function keptWantedPage(): string | null {
  const [since, path] = keptWork(key).split(' ', 2);
  return Date.now() - Number(since) < lasts ? safePath(path) : null;
}

export function forgetWantedPage(): void {
  keepWork(key, '');
}
