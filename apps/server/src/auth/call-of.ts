import { paths } from '@replysmith/contract';

/** What Better Auth calls one of its own paths: it leaves out where it is mounted. */
export function callOf(path: string): string {
  return path.slice(paths.auth.length);
}
