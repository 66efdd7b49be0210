import {
  type RewriteChoices,
  type RewriteChoicesChange,
  changeBetween,
  joinChanges,
} from '@replysmith/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { createAutosave, useAutosave } from '../../../lib/autosave.ts';
import {
  followOtherTabs,
  subscribeToDraft,
  saveDraft,
  readDraft,
  useDraftText,
} from '../../../lib/drafts.ts';
import { type ChoicesServer, choicesServer } from '../messages/api.ts';
import type { ResultAnswer } from '../messages/message-pairs.ts';
import { choicesKey, choicesOf, parseChange } from './choices.ts';

type Options = {
  /** Where what the server does not have is kept, for all tabs of this browser. */
  key: string;
  server: ChoicesServer;
};

/** The tab where it was decided comes first; this one stands in when that is gone. */
const standingIn = 3_000;

/** Decisions about one result that save themselves, whichever tab they were made in. */
function createChoicesSaver({ key, server }: Options) {
  const saving = createAutosave({
    place: key,
    start: { isGone: false },
    pending: () => readDraft(key) || null,
    send: async (text: string) => {
      const isGone = await isGoneAt(server, text);
      saving.set({ isGone });
      // What was decided while it was being saved is kept on.
      if (readDraft(key) === text) saveDraft(key, '');
    },
  });

  return {
    /** `isGone`: the result was deleted elsewhere, so nothing decided about it can be kept. */
    read: saving.read,
    subscribe: saving.subscribe,
    decide: (change: RewriteChoicesChange) => {
      saveDraft(key, JSON.stringify(joinChanges(parseChange(readDraft(key)), change)));
      saving.saveSoon();
    },
    attend: () => {
      const stopHearing = subscribeToDraft(key, (text) => {
        if (text !== '') saving.saveSoon(standingIn);
        else if (saving.read().failure) void saving.save();
      });
      const stopFollowing = followOtherTabs(key, (text) => {
        // The other tab has saved it.
        if (text === '') server.refresh();
      });
      const leave = saving.attend();
      return () => {
        stopHearing();
        stopFollowing();
        leave();
      };
    },
  };
}

/** Saves the change kept as text; true when there is no result any more that it could be about. */
async function isGoneAt(server: ChoicesServer, text: string): Promise<boolean> {
  try {
    await server.save(parseChange(text));
    return false;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return true;
  }
}

const mostSteps = 100;

type Step = {
  /** What takes it back, and nothing that was decided elsewhere. */
  back: RewriteChoicesChange;
  /** The field that was typed into; null for any other decision. */
  field: string | null;
};

/** Decides, and takes the last decision back; what is typed into one field in a row is one decision. */
function useDecisions(choices: RewriteChoices, keep: (change: RewriteChoicesChange) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  return {
    choose: (next: RewriteChoices) => {
      const change = changeBetween(choices, next);
      const field = typedField(change);
      const isSameField = field !== null && field === last?.field;
      if (!isSameField)
        setSteps([...steps, { back: changeBetween(next, choices), field }].slice(-mostSteps));
      keep(change);
    },
    /** Null when nothing was decided since the page was opened. */
    undo: last
      ? () => {
          setSteps(steps.slice(0, -1));
          keep(last.back);
        }
      : null,
  };
}

function typedField({ blanks = {}, answers = {}, ...others }: RewriteChoicesChange): string | null {
  if (Object.keys(others).length > 0) return null;
  const fields = [
    ...Object.keys(blanks).map((label) => `blank ${label}`),
    ...Object.keys(answers).map((id) => `answer ${id}`),
  ];
  return fields.length === 1 ? (fields[0] ?? null) : null;
}

/**
 * The writer's choices about one result. What they decide is kept in this browser at once, for all
 * of its tabs, and goes to the server when it has stood still; then the server's choices hold.
 */
export function useChoices(answer: ResultAnswer) {
  const { key, kept, choices } = useChosen(answer);
  const { id, session_id } = answer;
  const client = useQueryClient();
  const saver = useMemo(
    () => createChoicesSaver({ key, server: choicesServer(client, { id, session_id }) }),
    [client, id, key, session_id],
  );
  const { failure, isGone } = useAutosave(saver);
  const decisions = useDecisions(choices, saver.decide);
  const isUnsaved = failure !== null && kept !== '';
  return {
    choices,
    ...decisions,
    saving: isGone ? 'gone' : isUnsaved ? 'not_yet' : 'fine',
  } as const;
}

/** The writer's choices about a result as they are now; what is kept in this browser comes first. */
export function useChosen(answer: ResultAnswer | null) {
  const { id: userId } = useSignedInUser();
  const key = choicesKey(userId, answer?.id ?? '');
  const kept = useDraftText(key);
  const stored = answer?.choices ?? null;
  const pending = usePending(key, stored, kept);
  const choices = useMemo(() => choicesOf(stored, pending), [pending, stored]);
  return { key, kept, choices };
}

/**
 * What was decided and the server has not said back. It outlasts what is kept: a tab lets go of
 * that as soon as it is saved, and here the older choices are known until the newer have come.
 */
function usePending(key: string, stored: RewriteChoices | null, kept: string): string {
  const [last, setLast] = useState({ key, stored, kept, saved: '' });
  if (last.key === key && last.stored === stored && last.kept === kept) {
    return joined(last.saved, kept);
  }
  const isOutdated = last.key !== key || last.stored !== stored;
  const saved = isOutdated ? '' : kept === '' ? joined(last.saved, last.kept) : last.saved;
  setLast({ key, stored, kept, saved });
  return joined(saved, kept);
}

function joined(earlier: string, later: string): string {
  if (earlier === '' || later === '') return earlier || later;
  return JSON.stringify(joinChanges(parseChange(earlier), parseChange(later)));
}

const reviser = queryOptions({
  queryKey: ['coach', 'revised-email'],
  queryFn: () => import('./revised-email.ts'),
  staleTime: Infinity,
  structuralSharing: false,
});

/** What applies a writer's choices to an email. It reads the email, and what that takes is fetched only once there is one. */
export function useReviser(isNeeded: boolean) {
  return useQuery({ ...reviser, enabled: isNeeded }).data ?? null;
}
