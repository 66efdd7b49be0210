import type { TemplateIndex } from '@replysmith/coach';
import { comparableTemplates } from '@replysmith/library';
import type { Context } from '../context.ts';

let index: Promise<TemplateIndex> | undefined;

/** They are read once, by the coach; again by whoever asks next where it had no room. */
export function indexOfLibrary({ ai }: Pick<Context, 'ai'>): Promise<TemplateIndex> {
  return (index ??= ai.indexTemplates(comparableTemplates).catch((error: unknown) => {
    index = undefined;
    throw error;
  }));
}
