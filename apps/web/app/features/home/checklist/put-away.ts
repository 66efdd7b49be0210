import type { Profile, UpdateProfileRequest } from '@replysmith/contract';

const name = 'getting-started';

/** Whether somebody who had done it all wants to see the list no more. */
export function hasPutAway({ dismissed_tips }: Profile): boolean {
  return dismissed_tips.includes(name);
}

export function puttingAway({ dismissed_tips }: Profile): UpdateProfileRequest {
  return { dismissed_tips: [...dismissed_tips, name] };
}
