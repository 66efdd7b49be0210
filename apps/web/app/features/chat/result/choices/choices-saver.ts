import { joinChanges, type RewriteChoicesChange } from '@replysmith/contract';
import type { ChoicesServer } from '../../../../data/chat/choices-server.ts';
import { isNotFound } from '../../../../lib/wire/api-error.ts';
import {
  followOtherTabs,
  hearKeptWork,
  keepWork,
  keptWork,
} from '../../../../lib/kept-work/kept-work.ts';
import { createSelfSaving } from '../../../../lib/self-saving/self-saving.ts';
import { parseChange } from './choices.ts';

type Options = {
  /** Where what the server does not have is kept, for all tabs of this browser. */
  key: string;
  server: ChoicesServer;
};

/** The tab where it was decided comes first; this one stands in when that is gone. */
const standingIn = 3_000;

/** Decisions about one result that save themselves, whichever tab they were made in. */
export function createChoicesSaver({ key, server }: Options) {
  const saving = createSelfSaving({
    place: key,
    start: { isGone: false },
    pending: () => keptWork(key) || null,
    send: async (text: string) => {
      const isGone = await isGoneAt(server, text);
      saving.set({ isGone });
      // What was decided while it was being saved is kept on.
      if (keptWork(key) === text) keepWork(key, '');
    },
  });

  return {
    /** `isGone`: the result was deleted elsewhere, so nothing decided about it can be kept. */
    read: saving.read,
    subscribe: saving.subscribe,
    decide: (change: RewriteChoicesChange) => {
      keepWork(key, JSON.stringify(joinChanges(parseChange(keptWork(key)), change)));
      saving.saveSoon();
    },
    attend: () => {
      const stopHearing = hearKeptWork(key, (text) => {
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
