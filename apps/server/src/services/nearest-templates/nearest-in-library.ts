import { nearestTemplates, type Draft } from '@replysmith/coach';
import { comparableLibrary, indexOfLibrary } from './comparable-library.ts';

/** What the library's templates nearest to an email are called, nearest first. */
export function nearestInLibrary(email: Draft): string[] {
  return nearestTemplates(email, indexOfLibrary()).flatMap(
    (near) => comparableLibrary.find(({ id }) => id === near.id)?.name ?? [],
  );
}
