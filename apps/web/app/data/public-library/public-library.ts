import type { Band } from '@replysmith/coach';
import type { LibraryTemplate } from '@replysmith/contract';

/** What can be said of a template in a line. */
export type TemplateLine = Pick<LibraryTemplate, 'id' | 'name'> & {
  /** 0 to 100. */
  readonly score: number;
  readonly band: Band;
};

/** A template as it stands in the list that everybody may read. */
export type ListedTemplate = TemplateLine &
  Pick<
    LibraryTemplate,
    'category' | 'industry' | 'persona' | 'goal' | 'stage' | 'purpose' | 'tags'
  > & {
    /** As its example reads. */
    readonly subject: string;
  };

/** By category, then by name. */
export type PublicLibrary = readonly ListedTemplate[];
