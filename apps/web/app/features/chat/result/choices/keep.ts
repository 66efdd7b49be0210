import type { RewriteChoices } from '@replysmith/contract';

export function keep(choices: RewriteChoices, ids: readonly string[]): RewriteChoices {
  return { ...choices, put_back: choices.put_back.filter((id) => !ids.includes(id)) };
}
