import type { LibraryTemplate } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';

/** Every template that comes with the product, by category, then by name. Open to everyone. */
export function listLibraryTemplates(): readonly LibraryTemplate[] {
  return libraryTemplates;
}
