import type { LibraryTemplate } from '@replysmith/contract';
import templates from './templates.json' with { type: 'json' };

/** Every template of the library, by category and then by name. `npm run content` writes them. */
export const libraryTemplates = templates as readonly LibraryTemplate[];
