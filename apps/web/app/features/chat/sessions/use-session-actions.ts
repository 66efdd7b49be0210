import { pages, trashDays, type ChatSession } from '@replysmith/contract';
import { useNavigate, useParams } from 'react-router';
import { useChangeSession } from '../../../data/chat/change-session.ts';
import type { SessionChange } from '../../../data/chat/session-change.ts';
import { sessionName } from '../../../data/chat-sessions.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { isolated } from '../../../lib/words/isolated.ts';
import { closeToastsAbout, showToast } from '../../../ui/toast/toast-store.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { tellFailure } from './tell-failure.ts';
import { useSessionsView } from './use-sessions-view.ts';

type Update = Extract<SessionChange, { type: 'update' }>['update'];

/** What can be done with a session from its row, which may be gone before that is answered. */
export function useSessionActions(session: ChatSession) {
  const { mutateAsync } = useChangeSession(session);
  const { id: userId } = useSignedInUser();
  const navigate = useNavigate();
  const { searchFor } = useSessionsView();
  const { id } = session;
  const isOpen = useParams().sessionId === id;
  const name = sessionName(session);
  const show = (pathname: string) => void navigate({ pathname, search: searchFor() });

  const update = (changes: Update, failure: string, onDone: () => void = () => undefined) =>
    void mutateAsync({ type: 'update', session, update: changes }).then(
      onDone,
      tellFailure(failure),
    );
  const restore = (onDone: () => void) =>
    void mutateAsync({ type: 'restore', session }).then(
      onDone,
      tellFailure('Error restoring session'),
    );
  const bringBack = () => update({ is_archived: false }, 'Error updating session');

  return {
    rename: (session_name: string) => {
      const { session_name: formerName, last_activity } = session;
      const before = { session_name: formerName, last_activity };
      const undo = () => update(before, 'Error updating session');
      update({ session_name }, 'Error updating session', () =>
        showToast({
          title: 'Session renamed',
          message: session_name,
          action: { label: 'Undo', run: undo },
        }),
      );
    },
    archive: () =>
      update({ is_archived: true }, 'Error archiving session', () =>
        showToast({
          title: 'Session archived',
          message: name,
          action: { label: 'Undo', run: bringBack },
        }),
      ),
    bringBack,
    remove: () => {
      if (isOpen) show(pages.chat);
      void mutateAsync({ type: 'delete', session }).then(
        () =>
          showToast({
            title: 'Session deleted',
            about: `session:${id}`,
            message: `“${isolated(name)}” is under Archived for ${trashDays} days.`,
            action: {
              label: 'Undo',
              run: () => restore(() => isOpen && show(pages.session(id))),
            },
          }),
        tellFailure(
          'Error deleting session',
          isOpen ? { to: pages.session(id), label: 'Open it' } : undefined,
        ),
      );
    },
    restore: () => restore(() => showToast({ title: 'Session restored', message: name })),
    purge: () =>
      void mutateAsync({ type: 'purge', session }).then(() => {
        forgetDrafts(userId, id);
        closeToastsAbout(`session:${id}`);
        showToast({ title: 'Session deleted for good', message: name });
      }, tellFailure('Error deleting session')),
  };
}

export type SessionActions = ReturnType<typeof useSessionActions>;
