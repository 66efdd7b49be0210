import type { RewriteChoices } from '@replysmith/contract';

export function putBack(choices: RewriteChoices, ids: readonly string[]): RewriteChoices {
  return { ...choices, put_back: [...new Set([...choices.put_back, ...ids])] };
}
