import {
  type RewriteChoices,
  type RewriteChoicesChange,
  changeBetween,
  joinChanges,
} from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { unsavedChoices } from '../../../data/drafts.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { createAutosave, useAutosave } from '../../../lib/autosave.ts';
import { useStored } from '../../../lib/storage.ts';
import { type ChoicesServer, choicesServer } from '../messages/api.ts';
import type { ResultAnswer } from '../messages/message-pairs.ts';
import { choicesOf } from './choices.ts';

type Options = {
  /** Of what the server does not have, for all tabs of this browser. */
  key: string;
  server: ChoicesServer;
};

/**
 * The tab of the decision saves first. After so many milliseconds another tab saves in its place.
 */
const standingIn = 3_000;

/** Saves the choices about one result, whichever tab they were made in. */
function createChoicesSaver({ key, server }: Options) {
  const saving = createAutosave({
    key,
    start: { isDeleted: false },
    pending: () => unsavedChoices.read(key),
    send: async (change: RewriteChoicesChange) => {
      const sent = unsavedChoices.readText(key);
      const isDeleted = await isDeletedAt(server, change);
      saving.set({ isDeleted });
      // What was decided while it was being saved stays.
      if (unsavedChoices.readText(key) === sent) unsavedChoices.remove(key);
    },
  });

  return {
    /** `isGone`: the result was deleted elsewhere, so nothing can be saved. */
    read: saving.read,
    subscribe: saving.subscribe,
    decide: (change: RewriteChoicesChange) => {
      unsavedChoices.write(key, joinChanges(unsavedChoices.read(key) ?? {}, change));
      saving.saveSoon();
    },
    attend: () => {
      const unsubscribe = unsavedChoices.subscribe(key, (isElsewhere) => {
        if (unsavedChoices.read(key)) {
          saving.saveSoon(standingIn);
          return;
        }
        if (saving.read().failure) void saving.save();
        // The other tab has saved it.
        if (isElsewhere) server.refresh();
      });
      const leave = saving.attend();
      return () => {
        unsubscribe();
        leave();
      };
    },
  };
}

/** Saves the change; true when there is no result any more that it could be about. */
async function isDeletedAt(server: ChoicesServer, change: RewriteChoicesChange): Promise<boolean> {
  try {
    await server.save(change);
    return false;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return true;
  }
}

const mostSteps = 100;

type Step = {
  /** Undoes this decision, but nothing that was decided elsewhere. */
  back: RewriteChoicesChange;
  /** The field that was typed into; null for other decisions. */
  field: string | null;
};

/** Decides, and takes the last decision back; what is typed into one field in a row is one decision. */
function useDecisions(choices: RewriteChoices, decide: (change: RewriteChoicesChange) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  return {
    choose: (next: RewriteChoices) => {
      const change = changeBetween(choices, next);
      const field = typedField(change);
      const isSameField = field !== null && field === last?.field;
      if (!isSameField)
        setSteps([...steps, { back: changeBetween(next, choices), field }].slice(-mostSteps));
      decide(change);
    },
    /** Null when nothing was decided since the page was opened. */
    undo: last
      ? () => {
          setSteps(steps.slice(0, -1));
          decide(last.back);
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
 * The writer's choices about one result. What they decide is stored in this browser at once, for all
 * of its tabs, and goes to the server when it has stood still; then the server's choices hold.
 */
export function useChoices(answer: ResultAnswer) {
  const { key, unsaved, choices } = useChosen(answer);
  const { id, session_id } = answer;
  const client = useQueryClient();
  const saver = useMemo(
    () => createChoicesSaver({ key, server: choicesServer(client, { id, session_id }) }),
    [client, id, key, session_id],
  );
  const { failure, isDeleted } = useAutosave(saver);
  const decisions = useDecisions(choices, saver.decide);
  const isUnsaved = failure !== null && unsaved !== null;
  return {
    choices,
    ...decisions,
    saving: isDeleted ? 'gone' : isUnsaved ? 'not_yet' : 'fine',
  } as const;
}

/** The writer's choices about a result as they are now; what this browser has comes first. */
export function useChosen(answer: ResultAnswer | null) {
  const { id: userId } = useSignedInUser();
  const key = unsavedChoices.key(userId, answer?.id);
  const unsaved = useStored(unsavedChoices, key);
  const stored = answer?.choices ?? null;
  const pending = usePending(key, stored, unsaved);
  const choices = useMemo(() => choicesOf(stored, pending), [pending, stored]);
  return { key, unsaved, choices };
}

type Change = RewriteChoicesChange | null;

/**
 * What was decided and the server has not said back. It outlasts what this browser stores: a tab
 * removes that as soon as it is saved, and here the older choices are known until the newer have come.
 */
function usePending(key: string, stored: RewriteChoices | null, unsaved: Change): Change {
  const [last, setLast] = useState({ key, stored, unsaved, saved: null as Change });
  const isOutdated = last.key !== key || last.stored !== stored;
  const saved = isOutdated
    ? null
    : unsaved === null
      ? joined(last.saved, last.unsaved)
      : last.saved;
  if (isOutdated || last.unsaved !== unsaved) setLast({ key, stored, unsaved, saved });
  return useMemo(() => joined(saved, unsaved), [saved, unsaved]);
}

function joined(earlier: Change, later: Change): Change {
  return earlier && later ? joinChanges(earlier, later) : (earlier ?? later);
}
