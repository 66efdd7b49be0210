import type { LibraryTemplate } from '@replysmith/contract';

/** How much there is in the library. */
export function countLibrary(library: readonly LibraryTemplate[]) {
  const different = (part: 'industry' | 'persona' | 'goal') =>
    new Set(library.map((template) => template[part]).filter((name) => name !== 'Any')).size;
  return {
    templates: library.length,
    industries: different('industry'),
    readers: different('persona'),
    goals: different('goal'),
  };
}
