import { forgetSendingKey } from '../../../lib/wire/sending-key.ts';
import { keepWork } from '../../../lib/kept-work/kept-work.ts';
import { keepOrigin } from '../sending/drafts/draft-origin.ts';
import { draftKeyOf } from '../sending/drafts/draft-key.ts';

const modes = ['email_optimization', 'conversation', 'client_simulation'] as const;

/** Drops what was being written in a session that nobody can have back. */
export function forgetDrafts(userId: string, sessionId: string): void {
  for (const mode of modes) {
    const place = draftKeyOf(userId, sessionId, mode);
    keepWork(place, '');
    keepOrigin(place, {});
    forgetSendingKey(place);
  }
}
