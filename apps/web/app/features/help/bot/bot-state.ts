import { fields, number, oneOf } from '../../../lib/checks.ts';
import { stored, useStored } from '../../../lib/storage.ts';

type BotState = {
  place: 'closed' | 'open' | 'minimised';
  /** Answers that came while it was not open. */
  unread: number;
};

const closed: BotState = { place: 'closed', unread: 0 };

const botStates = stored<BotState>({
  name: 'help-chat',
  schema: fields({
    place: oneOf<BotState['place']>(['closed', 'open', 'minimised']),
    unread: number,
  }),
  empty: closed,
  isOfTab: true,
});

export function putHelpBot(userId: string, place: BotState['place']): void {
  const key = botStates.key(userId);
  const { unread } = botStates.read(key);
  botStates.write(key, { place, unread: place === 'open' ? 0 : unread });
}

/** Counts a new answer as unread unless the chat is open. */
export function countHelpAnswer(userId: string): void {
  const key = botStates.key(userId);
  const { place, unread } = botStates.read(key);
  if (place !== 'open') botStates.write(key, { place, unread: unread + 1 });
}

/** The state of the help chat in this tab; it survives navigation and reloads. */
export function useBotState(userId: string): BotState {
  return useStored(botStates, botStates.key(userId));
}
