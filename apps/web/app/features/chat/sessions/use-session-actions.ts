import { type ChatSession, pages } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type Toast, closeToastsAbout, showToast } from '../../../components/toast.tsx';
import { type SessionChange, sessionName } from '../../../data/chat-sessions.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { draftOrigins, drafts } from '../../../data/drafts.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { forgetSendingKey } from '../../../lib/sending-key.ts';
import { isolated } from '../../../lib/words.ts';
import { useChangeSession } from '../messages/api.ts';
import { draftKeyOf } from '../sending/draft-key.ts';

const modes = ['email_optimization', 'conversation', 'client_simulation'] as const;

/** Deletes the drafts of a session that is deleted for good. */
function forgetDrafts(userId: string, sessionId: string): void {
  for (const mode of modes) {
    const key = draftKeyOf(userId, sessionId, mode);
    drafts.remove(key);
    draftOrigins.remove(key);
    forgetSendingKey(key);
  }
}

type Update = Extract<SessionChange, { type: 'update' }>['update'];

/** The actions on a session from its row, which may be unmounted before they finish. */
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
      showFailure(failure),
    );
  const restore = (onDone: () => void) =>
    void mutateAsync({ type: 'restore', session }).then(
      onDone,
      showFailure('Error restoring session'),
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
        showFailure(
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
      }, showFailure('Error deleting session')),
  };
}

export type SessionActions = ReturnType<typeof useSessionActions>;

/** Shows a toast that something failed, and why. */
function showFailure(title: string, link?: Toast['link']) {
  return (problem: unknown): void => {
    const { message } = explainFailure(problem);
    showToast({ title, message, kind: 'error', ...(link && { link }) });
  };
}

type View = { find: string; isArchive: boolean };

/** Which sessions are shown, from the address. */
export function useSessionsView() {
  const [params, setParams] = useSearchParams();
  const view: View = {
    find: params.get('find')?.trim() ?? '',
    isArchive: params.get('sessions') === 'archived',
  };
  return {
    ...view,
    /** The query of an address with the present view and some changes. */
    searchFor: (changes: Partial<View> = {}) => {
      const { find, isArchive } = { ...view, ...changes };
      const query = new URLSearchParams();
      if (isArchive) query.set('sessions', 'archived');
      if (find) query.set('find', find);
      return query.size > 0 ? `?${query.toString()}` : '';
    },
    look: (find: string) =>
      setParams(
        (current) => {
          if (find) current.set('find', find);
          else current.delete('find');
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
