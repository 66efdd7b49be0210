import { randomUUID } from 'node:crypto';
import {
  UpdateChatMessageRequest,
  type ClientReply,
  type Optimization,
  type OptimizeEmailRequest,
} from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clumsyEmail } from '../../testing/clumsy-email.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { getChatSession } from './sessions.ts';
import { replyOf } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';
import { listChatMessages } from './messages.ts';
import { updateChatMessage } from './update-message.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const request: OptimizeEmailRequest = {
  content:
    'Subject: Quick question\n\nHi Tom,\n\nI hope this finds you well. I know how busy you must be. We are the leading provider of shipping software, and we utilise it in order to save shops time!!\nWould you be available for a 30-minute call on Tuesday?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};
const clumsy = { ...request, content: clumsyEmail };
const changeId = ({ changes }: Optimization, at: number) => changes[at]?.id ?? '';

describe('updateChatMessage', () => {
  it('keeps what was decided last, and leaves the result as it was', async () => {
    const { session, messages, optimization } = await optimizeEmail(ada.ctx, request);
    const { id } = messages[1];
    const change = changeId(optimization, 0);
    const made = { put_back: [change], subject: 'Tom', blanks: { seconds: '9' } };
    const choices = { ...made, taken: [], answers: {} };
    await updateChatMessage(ada.ctx, id, { choices: { subject: 'Earlier' } });
    const decided = { ...made, put_back: { [change]: true } };
    expect(await updateChatMessage(ada.ctx, id, { choices: decided })).toEqual({
      ...messages[1],
      choices,
    });
    const [, stored] = await listChatMessages(ada.ctx, session.id);
    expect(stored).toEqual({ ...messages[1], choices });
  });

  it('lists the session with the score that the choices leave, whichever rewrite is in use', async () => {
    const { session, messages, optimization } = await optimizeEmail(ada.ctx, request);
    const listed = async () => (await getChatSession(ada.ctx, session.id)).latest_score;
    const all = (is: boolean) => Object.fromEntries(optimization.changes.map(({ id }) => [id, is]));
    expect(await listed()).toBe(optimization.score.optimized_score);
    const { id } = messages[1];
    await updateChatMessage(ada.ctx, id, { choices: { put_back: all(true) } });
    expect(await listed()).toBe(optimization.score.original_score);
    await updateChatMessage(ada.ctx, id, { is_in_use: true });
    expect(await listed()).toBe(optimization.score.original_score);
    await updateChatMessage(ada.ctx, id, { choices: { put_back: all(false) } });
    expect(await listed()).toBe(optimization.score.optimized_score);
  });

  it('holds nobody up while the coach scores, and lists what was decided last', async () => {
    const { session, messages, optimization } = await optimizeEmail(ada.ctx, request);
    const { id } = messages[1];
    const all = (is: boolean) => Object.fromEntries(optimization.changes.map(({ id }) => [id, is]));
    const [pending, released] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const { ai } = ada.ctx;
    const score: typeof ai.score = async (draft) => {
      pending.resolve(null);
      await released.promise;
      return ai.score(draft);
    };
    let isListed = false;
    const held = updateChatMessage({ ...ada.ctx, ai: { ...ai, score } }, id, {
      choices: { put_back: all(true) },
    }).finally(() => {
      isListed = true;
    });
    await pending.promise;
    await updateChatMessage(ada.ctx, id, { choices: { put_back: all(false) } });
    expect(isListed).toBe(false);
    released.resolve(null);
    await held;
    const { latest_score } = await getChatSession(ada.ctx, session.id);
    expect(latest_score).toBe(optimization.score.optimized_score);
  });

  it('joins what is decided in several tabs at once', async () => {
    const content =
      'Subject: Quick question\n\nHi Tom,\n\nOur software ships parcels FAST!!! It is AMAZING!!! In order to utilize it you need one label printer.\nWould you be available for a call?\n\nBest,\nAda';
    const { session, messages, optimization } = await optimizeEmail(ada.ctx, {
      ...request,
      content,
    });
    const { id } = messages[1];
    const [first, second] = [changeId(optimization, 0), changeId(optimization, 1)];
    expect(second).not.toBe('');
    const decisions = [
      { put_back: { [first]: true } },
      { put_back: { [second]: true } },
      { subject: 'Tom' },
      { blanks: { seconds: '9' } },
      { blanks: { name: 'Tom' } },
    ];
    await Promise.all(decisions.map((choices) => updateChatMessage(ada.ctx, id, { choices })));
    const [, stored] = await listChatMessages(ada.ctx, session.id);
    expect(stored?.choices?.put_back.toSorted()).toEqual([first, second].toSorted());
    expect(stored?.choices).toMatchObject({
      subject: 'Tom',
      blanks: { seconds: '9', name: 'Tom' },
    });
    const withdrawn = { put_back: { [first]: false }, blanks: { name: null } };
    const { choices } = await updateChatMessage(ada.ctx, id, { choices: withdrawn });
    expect(choices).toMatchObject({ put_back: [second], blanks: { seconds: '9' }, taken: [] });
    expect(choices?.subject).toBe('Tom');
  });

  it('keeps offers taken and questions answered, beside what is decided elsewhere', async () => {
    const { session, messages, optimization } = await optimizeEmail(ada.ctx, clumsy);
    const { id } = messages[1];
    const [offer, other] = optimization.offers.map((one) => one.id);
    const [question] = optimization.questions.map((one) => one.id);
    if (!offer || !other || !question) throw new Error('Too little is offered and asked.');
    const decisions = [
      { taken: { [offer]: true } },
      { taken: { [other]: true } },
      { answers: { [question]: 'Your kitchen has one oven.' } },
      { blanks: { name: 'Tom' } },
    ];
    await Promise.all(decisions.map((choices) => updateChatMessage(ada.ctx, id, { choices })));
    const [, stored] = await listChatMessages(ada.ctx, session.id);
    expect(stored?.optimization_results).toEqual(optimization);
    expect(stored?.choices?.taken.toSorted()).toEqual([offer, other].toSorted());
    expect(stored?.choices).toMatchObject({
      ...{ put_back: [], subject: null, blanks: { name: 'Tom' } },
      answers: { [question]: 'Your kitchen has one oven.' },
    });
    const withdrawn = { taken: { [offer]: false }, answers: { [question]: null } };
    const { choices } = await updateChatMessage(ada.ctx, id, { choices: withdrawn });
    expect(choices).toMatchObject({ taken: [other], answers: {}, blanks: { name: 'Tom' } });
  });

  it('makes nothing of offers and questions that the rewrite does not have', async () => {
    const { messages } = await optimizeEmail(ada.ctx, clumsy);
    const choices = {
      ...{ subject: 'Scanners', taken: { 'no such offer': true } },
      answers: { 'no-such-question': 'Your kitchen has one oven.' },
    };
    const decided = await updateChatMessage(ada.ctx, messages[1].id, { choices });
    expect(decided.choices).toEqual({
      ...{ put_back: [], taken: [], subject: 'Scanners', blanks: {}, answers: {} },
    });
  });

  it('refuses a change that the rewrite does not have', async () => {
    const { session, messages } = await optimizeEmail(ada.ctx, request);
    const choices = { put_back: { 'no-such-change': true } };
    await expect(updateChatMessage(ada.ctx, messages[1].id, { choices })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect((await listChatMessages(ada.ctx, session.id))[1]?.choices).toBeNull();
  });

  it('does not find a message of another’s, the writer’s own, a deleted one, or none', async () => {
    const bob = await test.createPerson();
    const bobs = await optimizeEmail(bob.ctx, request);
    const own = await optimizeEmail(ada.ctx, request);
    const purged = await optimizeEmail(ada.ctx, request);
    await test.database.everything
      .updateTable('chat_sessions')
      .set({ deleted_at: new Date() })
      .where('id', '=', purged.session.id)
      .execute();
    const wrong = [bobs.messages[1].id, own.messages[0].id, purged.messages[1].id, randomUUID()];
    for (const id of wrong) {
      await expect(updateChatMessage(ada.ctx, id, { choices: {} })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  it('is what a simulated reader then reads', async () => {
    const { session, messages, optimization } = await optimizeEmail(ada.ctx, request);
    const put_back = Object.fromEntries(optimization.changes.map(({ id }) => [id, true]));
    await updateChatMessage(ada.ctx, messages[1].id, { choices: { put_back } });
    const started = await startAnswer(ada.ctx, {
      content: 'What would they say?',
      session_id: session.id,
      message_type: 'client_simulation',
    });
    const reply: ClientReply | null = (await replyOf(started)).messages[1].client_reply;
    expect(optimization.changes.length).toBeGreaterThan(0);
    expect(reply?.email).toEqual(optimization.original_email);
  });

  it('has a simulated reader read what was taken and answered', async () => {
    const { session, messages, optimization } = await optimizeEmail(ada.ctx, clumsy);
    const offer = optimization.offers.find(({ kind }) => kind === 'ask');
    const question = optimization.questions.find(({ place }) => place === 'opening');
    if (!offer || !question) throw new Error('Too little is offered and asked.');
    const choices = {
      taken: { [offer.id]: true },
      answers: { [question.id]: 'your returns desk has one lane' },
    };
    await updateChatMessage(ada.ctx, messages[1].id, { choices });
    const started = await startAnswer(ada.ctx, {
      content: 'What would they say?',
      session_id: session.id,
      message_type: 'client_simulation',
    });
    const email = (await replyOf(started)).messages[1].client_reply?.email;
    expect(email?.body).toContain(offer.edits[0]?.after);
    expect(email?.body).not.toContain(offer.edits[0]?.before);
    expect(email?.body).toContain('Your returns desk has one lane.');
  });
});

describe('the rewrite in use', () => {
  const other = request.content.replaceAll('shipping', 'payroll');
  const read = async (session_id: string) => {
    const content = 'What would they say?';
    const started = await startAnswer(ada.ctx, {
      ...{ content, session_id, message_type: 'client_simulation', persona: 'sceptical_cfo' },
    });
    return (await replyOf(started)).messages[1].client_reply?.email;
  };
  const sendTwo = async () => {
    const first = await optimizeEmail(ada.ctx, request);
    const session_id = first.session.id;
    const again = { session_id, variant_of: first.messages[0].id, content: other };
    const second = await optimizeEmail(ada.ctx, { ...request, ...again });
    return { first, second, session_id };
  };
  const use = (id: string) => updateChatMessage(ada.ctx, id, { is_in_use: true });

  it('is never one that can no longer be read', async () => {
    const { first, second, session_id } = await sendTwo();
    await test.database.everything
      .updateTable('chat_messages')
      .set({ optimization_results: JSON.stringify({ of: 'an older form' }) })
      .where('id', '=', second.messages[1].id)
      .execute();
    expect(await read(session_id)).toEqual(first.optimization.optimized_email);
  });

  it('is the newest until another is chosen, and a new one after that', async () => {
    const { first, second, session_id } = await sendTwo();
    expect(await read(session_id)).toEqual(second.optimization.optimized_email);
    const chosen = await use(first.messages[1].id);
    expect(chosen).toEqual({ ...first.messages[1], chosen_at: expect.any(String) as string });
    expect(await read(session_id)).toEqual(first.optimization.optimized_email);
    await use(second.messages[1].id);
    await use(first.messages[1].id);
    expect(await read(session_id)).toEqual(first.optimization.optimized_email);
    const [, stored] = await listChatMessages(ada.ctx, session_id);
    expect(Date.parse(stored?.chosen_at ?? '')).toBeGreaterThan(Date.parse(chosen.chosen_at ?? ''));

    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const content = request.content.replaceAll('shipping', 'rota');
    const third = await optimizeEmail(ada.ctx, { ...request, session_id, content });
    expect(await read(session_id)).toEqual(third.optimization.optimized_email);
  });

  it('gives the session its score', async () => {
    const { first, session_id } = await sendTwo();
    const good =
      'Subject: Counting stock\n\nHi Tom,\n\nYour shop closes at six on Sundays to count stock. Would a list of what sold by noon save you the hour?\n\nBest,\nAda';
    const third = await optimizeEmail(ada.ctx, { ...request, session_id, content: good });
    const listed = async () => (await getChatSession(ada.ctx, session_id)).latest_score;
    expect(await listed()).toBe(third.optimization.score.optimized_score);
    await use(first.messages[1].id);
    expect(await listed()).toBe(first.optimization.score.optimized_score);
    expect(first.optimization.score.optimized_score).not.toBe(
      third.optimization.score.optimized_score,
    );
  });

  it('can be chosen together with choices, and is not chosen where these are refused', async () => {
    const { first, second, session_id } = await sendTwo();
    const wrong = { is_in_use: true as const, choices: { put_back: { none: true } } };
    await expect(updateChatMessage(ada.ctx, first.messages[1].id, wrong)).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(UpdateChatMessageRequest.safeParse({}).success).toBe(false);
    expect(await read(session_id)).toEqual(second.optimization.optimized_email);
    const choices = { subject: 'Tom' };
    await updateChatMessage(ada.ctx, first.messages[1].id, { is_in_use: true, choices });
    expect((await read(session_id))?.subject).toBe('Tom');
  });

  it('is not chosen by another, in a deleted session, or of a message without a result', async () => {
    const { first, session_id } = await sendTwo();
    const bob = await test.createPerson();
    const bobs = await optimizeEmail(bob.ctx, request);
    await test.database.everything
      .updateTable('chat_sessions')
      .set({ deleted_at: new Date(), latest_score: 1 })
      .where('id', '=', session_id)
      .execute();
    for (const id of [bobs.messages[1].id, first.messages[1].id, first.messages[0].id]) {
      await expect(use(id)).rejects.toMatchObject({ code: 'not_found' });
    }
    const { latest_score } = await test.database.everything
      .selectFrom('chat_sessions')
      .select('latest_score')
      .where('id', '=', session_id)
      .executeTakeFirstOrThrow();
    expect(latest_score).toBe(1);
  });
});
