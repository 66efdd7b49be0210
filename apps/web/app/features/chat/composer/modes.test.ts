import { MessageType } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { type ReaderState, askForReply } from '../reader/use-reader.ts';
import { actionOf } from './modes.ts';

const mode = 'client_simulation';
const draft = { content: 'It takes nine seconds.', messageType: mode } as const;
const reader = (stage: ReaderState['stage']): ReaderState => ({
  persona: 'editor',
  choose: () => undefined,
  stage,
});
const act = (stage: ReaderState['stage'], variantOf?: string) =>
  actionOf({
    ...{ mode, draft: { ...draft, variantOf }, reader: reader(stage) },
    ...{ isBrief: false, pausedUntil: '02:00' },
  });

it('asks a reader for their reply first, whatever has been typed', () => {
  const { name, ask } = act('new');
  expect(name).toBe('Get their reply');
  expect(ask).toEqual({ content: askForReply, messageType: mode, persona: 'editor' });
});

it('then sends what was typed to that reader', () => {
  expect(act('talking').ask).toMatchObject({ content: draft.content, persona: 'editor' });
});

it('starts again with a reader who is done, and keeps what has been typed', () => {
  const { name, ask, placeholder, startsAgain } = act('over');
  expect(startsAgain).toBe(true);
  expect(name).toBe('Start again');
  expect(placeholder).toBe('Once they reply again, your answer goes here.');
  expect(ask).toEqual({ content: askForReply, messageType: mode, persona: 'editor' });
});

it('sends nothing where there is no email', () => {
  expect(act('none').ask).toBeNull();
});

it('lets the last answer be tried again, also where the conversation has ended', () => {
  const again = act('over', 'some-message');
  expect(again).toMatchObject({ ask: { variantOf: 'some-message' }, startsAgain: false });
});

it('pauses only what uses a request, and leaves the last word to the server', () => {
  const pauses = MessageType.options.map((messageType) => {
    const written = { content: 'Is it too long?', messageType };
    const { ask, pausedUntil } = actionOf({
      ...{ mode: messageType, draft: written, reader: reader('talking') },
      ...{ isBrief: false, pausedUntil: '02:00' },
    });
    expect(ask).toMatchObject(written);
    return [messageType, pausedUntil];
  });
  expect(Object.fromEntries(pauses)).toEqual({
    email_optimization: '02:00',
    conversation: null,
    client_simulation: null,
  });
});
