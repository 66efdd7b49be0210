import { RewriteChoicesChange } from '@replysmith/contract';

/** Reads a change kept as text; anything unexpected changes nothing. */
export function parseChange(text: string): RewriteChoicesChange {
  try {
    return RewriteChoicesChange.catch({}).parse(JSON.parse(text));
  } catch {
    return {};
  }
}
