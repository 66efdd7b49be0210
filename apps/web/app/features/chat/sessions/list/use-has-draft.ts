import { useSignedInUser } from '../../../../data/session/session.ts';
import { useKeptText } from '../../../../lib/kept-work/use-kept-text.ts';
import { draftKeyOf } from '../../sending/drafts/draft-key.ts';

/** Something is being written in the session, in whichever mode. */
export function useHasDraft(sessionId: string): boolean {
  const { id: userId } = useSignedInUser();
  const email = useKeptText(draftKeyOf(userId, sessionId));
  const question = useKeptText(draftKeyOf(userId, sessionId, 'conversation'));
  const reply = useKeptText(draftKeyOf(userId, sessionId, 'client_simulation'));
  return [email, question, reply].some((text) => text.trim() !== '');
}
