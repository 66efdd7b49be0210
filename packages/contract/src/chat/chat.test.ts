import { expect, it } from 'vitest';
import { UpdateChatSessionRequest } from './chat.ts';

it('takes a session back to where it was only with the name that brought it forward', () => {
  const last_activity = '2020-01-01T00:00:00.000Z';
  const namesTaken = ['Acme', null].map((session_name) => ({ session_name, last_activity }));
  for (const undo of namesTaken) expect(UpdateChatSessionRequest.parse(undo)).toEqual(undo);
  for (const change of [{ last_activity }, { last_activity, is_archived: true }]) {
    const { error } = UpdateChatSessionRequest.safeParse(change);
    expect(error?.issues.map(({ path }) => path)).toEqual([['last_activity']]);
  }
});
