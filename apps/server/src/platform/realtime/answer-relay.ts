import { AnswerEvent } from '@replysmith/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { FollowedAnswers, RunningAnswer, RunningAnswers } from './answer-streams.ts';

/** Events are collected this long, so that many words travel in one message. */
const batchMs = 100;

/** How often a server asks for the events of an answer that it follows. */
export const askAgainMs = 500;

/** A server that has not asked again for so long follows no more. */
const followMs = 6 * askAgainMs;

/** In UTF-16 units, which take three bytes at most here. PostgreSQL refuses 8,000 bytes. */
const pieceLength = 2_000;

const about = { answer_id: z.string(), user_id: z.string(), position: z.int().nonnegative() };

const Message = z.discriminatedUnion('type', [
  /** Asks for the events after that position. */
  z.object({ ...about, type: z.literal('follow'), server_id: z.int() }),
  /** A piece of the events, written as lines of JSON, that begins at that position. */
  z.object({ ...about, type: z.literal('events'), text: z.string() }),
]);

type Message = z.infer<typeof Message>;

type Addressed = { readonly to: number; readonly text: string };

export type RelayDeps = {
  /** Sends each message to one server, which hands it to its relay. */
  readonly send: (messages: readonly Addressed[]) => Promise<unknown>;
  readonly log: Logger;
  readonly running: Pick<RunningAnswers, 'find'>;
  readonly followed: FollowedAnswers;
};

/** Carries events from the server that writes an answer to those where somebody listens to it. */
export type AnswerRelay = {
  readonly onMessage: (message: string) => void;
  /**
   * What asks an answer's writer to send all events that have not arrived yet to the server with
   * this id. To be sent again and again: it and the events are lost whenever a connection is.
   */
  readonly requestFor: (answer: RunningAnswer, serverId: number) => string;
};

/** The events of an answer that is written here, and how far each server was sent them. */
type Outgoing = {
  readonly userId: string;
  lines: string;
  readonly followers: Map<number, { position: number; lastAsked: number }>;
};

/** What has arrived of an answer that is written elsewhere. */
type Incoming = { position: number; unfinishedLine: string };

export function createAnswerRelay({ send, log, running, followed }: RelayDeps): AnswerRelay {
  const outgoing = new Map<string, Outgoing>();
  const incoming = new WeakMap<RunningAnswer, Incoming>();
  let isSending = false;

  function follow(request: Extract<Message, { type: 'follow' }>): void {
    const answer = running.find(request.answer_id);
    if (answer?.userId !== request.user_id) return;
    const { followers } = outgoing.get(answer.id) ?? open(answer);
    const { server_id, position } = request;
    followers.set(server_id, { position, lastAsked: performance.now() });
    sendSoon();
  }

  function open(answer: RunningAnswer): Outgoing {
    const opened: Outgoing = { userId: answer.userId, lines: '', followers: new Map() };
    outgoing.set(answer.id, opened);
    answer.listen((event) => {
      opened.lines += `${JSON.stringify(event)}\n`;
      sendSoon();
    });
    // Who asks later finds the ending in the ledger.
    void answer.ended.then(() => setTimeout(() => outgoing.delete(answer.id), followMs).unref());
    return opened;
  }

  function sendSoon(): void {
    if (isSending) return;
    isSending = true;
    setTimeout(() => void sendAll(), batchMs).unref();
  }

  async function sendAll(): Promise<void> {
    try {
      for (let due = takeDue(); due.length > 0; due = takeDue()) await send(due);
    } catch (error) {
      log.warn({ err: error }, 'could not send the events of answers to another server');
    }
    isSending = false;
  }

  /** The next piece for each follower that lacks one. */
  function takeDue(): Addressed[] {
    const oldest = performance.now() - followMs;
    const due: Addressed[] = [];
    for (const [answer_id, { userId, lines, followers }] of outgoing) {
      for (const [serverId, follower] of followers) {
        const { position } = follower;
        const text = lines.slice(position, position + pieceLength);
        if (follower.lastAsked < oldest) followers.delete(serverId);
        else if (text !== '') {
          follower.position += text.length;
          const message = { type: 'events', answer_id, user_id: userId, position, text } as const;
          due.push({ to: serverId, text: JSON.stringify(message) });
        }
      }
    }
    return due;
  }

  function receive({ answer_id, user_id, position, text }: Extract<Message, { type: 'events' }>) {
    const answer = followed.find(answer_id, user_id);
    if (!answer) return;
    const state = stateOf(answer);
    // After a gap, the next request asks for what is missing.
    if (position > state.position) return;
    const fresh = text.slice(state.position - position);
    state.position += fresh.length;
    const lines = (state.unfinishedLine + fresh).split('\n');
    state.unfinishedLine = lines.pop() ?? '';
    for (const line of lines) {
      const event = read(AnswerEvent, line);
      if (event) answer.emit(event);
    }
  }

  function stateOf(answer: RunningAnswer): Incoming {
    const state = incoming.get(answer) ?? { position: 0, unfinishedLine: '' };
    incoming.set(answer, state);
    return state;
  }

  return {
    onMessage: (payload) => {
      const message = read(Message, payload);
      if (message?.type === 'follow') follow(message);
      if (message?.type === 'events') receive(message);
    },
    requestFor: (answer, server_id) => {
      const { position } = stateOf(answer);
      const message: Message = {
        ...{ type: 'follow', answer_id: answer.id, user_id: answer.userId },
        ...{ server_id, position },
      };
      return JSON.stringify(message);
    },
  };
}

/** Null for what a newer version sends. */
function read<Parsed>(schema: z.ZodType<Parsed>, text: string): Parsed | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
