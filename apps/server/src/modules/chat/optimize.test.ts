import {
  type Rewrite,
  judgeFollowUps,
  parseDraft,
  parseEmail,
  review,
  rewrite,
  score,
  vetReview,
  weighBlanks,
} from '@replysmith/coach';
import { Offer, OptimizeEmailReply, type OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { brief } from '../../testing/brief.ts';
import { clumsyEmail } from '../../testing/clumsy-email.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import type { Person } from '../../testing/person.ts';
import { goodRewrite, scriptedModel } from '../../testing/scripted-model.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { listChatMessages } from './messages.ts';
import { updateProfile } from '../accounts/profile.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const content = [
  'Subject: Quick question',
  '',
  'Hi Tom,',
  '',
  'I hope this finds you well. I know how busy you must be. We are the leading provider of shipping software, and we utilise it in order to save shops time!!',
  'Would you be available for a 30-minute call on Tuesday?',
  '',
  'Best,',
  'Ada',
].join('\n');

/** Its point and its ask each make sense alone. */
const followed =
  'Subject: Gaskets for the Rotherham line\n\nHi Tom,\n\nI hope this email finds you well. Your tender in August asked for seals that stand 230 °C and can be washed every shift. We supply silicone gaskets to 31 food plants within 60 miles of Rotherham. Our van delivers 200 pieces to your gate in two days.\n\nWould a sample pair for line 3 be useful?\n\nBest regards,\nNora Lindqvist';

const recipe =
  'Lemon cake\n\nCream the butter and the sugar. Beat in the eggs one by one. Fold in the flour and the zest. Bake the cake for forty minutes, until it is brown and firm.';

const emailOf = ({ subject, body }: Rewrite) => ({ subject, body });

const request = (changes: Partial<OptimizeEmailRequest> = {}): OptimizeEmailRequest => ({
  content,
  session_id: null,
  message_type: 'email_optimization',
  ...changes,
});

it('leans towards the tone of the request, and else of the profile', async () => {
  const content = 'Hi Tom,\n\nWe do not bake in May. Do you need bread then?\n\nRegards,\nAda';
  const bodyFor = async (changes: Partial<OptimizeEmailRequest>) =>
    (await optimizeEmail(ada.ctx, request({ content, ...changes }))).optimization.optimized_email
      .body;
  expect(await bodyFor({})).toContain('We do not bake');
  await updateProfile(ada.ctx, ada.id, { optimization_preferences: { tone: 'friendly' } });
  const friendly = await bodyFor({});
  expect(friendly).toContain('All the best,');
  const preferences = { tone: 'casual', industry: 'general', length: 'medium' };
  expect(await bodyFor({ user_preferences: preferences })).toContain('Cheers,');
});

describe('optimizeEmail', () => {
  it('answers in the shape of the contract', async () => {
    const reply = await optimizeEmail(ada.ctx, request());
    expect(OptimizeEmailReply.parse(reply)).toEqual(reply);
  });

  it('keeps the text as typed and the answer, in a session named after the subject', async () => {
    const { session, optimization } = await optimizeEmail(ada.ctx, request());
    expect(session).toMatchObject({
      title: 'Quick question',
      user_id: ada.id,
      latest_score: optimization.score.optimized_score,
    });
    const messages = await listChatMessages(ada.ctx, session.id);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(messages[0]).toMatchObject({ content, email_data: { email_content: content } });
    expect(messages[1]?.optimization_results).toEqual(optimization);
  });

  it('gives scores that add up, and never a lower one', async () => {
    const { score } = (await optimizeEmail(ada.ctx, request())).optimization;
    const sum = score.original_lines.reduce((total, line) => total + line.points, 100);
    expect(sum).toBe(score.original_score);
    expect(score.optimized_score).toBeGreaterThanOrEqual(score.original_score);
    expect(score.improvement_areas[0]).toBe(score.original_lines[0]?.name);
  });

  it.each([
    [
      'Greek',
      'Καλημέρα κύριε Παπαδόπουλε,\n\nΕίδα ότι το ταμείο σας αργεί να φορτώσει στο κινητό.',
    ],
    ['a notice', recipe],
  ])('gives %s no verdict', async (reading, text) => {
    const { session, optimization } = await optimizeEmail(ada.ctx, request({ content: text }));
    expect(session.latest_score).toBeNull();
    expect(optimization.analysis.overall_tone).toMatch(`Not judged. This reads as ${reading}`);
    expect(optimization.score.improvement_areas).toEqual([]);
    expect(optimization).toMatchObject({ offers: [], questions: [], strengths: [] });
    const judged = await optimizeEmail(ada.ctx, request({ session_id: session.id }));
    expect(judged.session.latest_score).toBe(judged.optimization.score.optimized_score);
  });

  it('takes the email for what the writer says it is, and else guesses', async () => {
    const guessed = await optimizeEmail(ada.ctx, request());
    expect(guessed.optimization.reading).toMatchObject({ stage: 'first', isStageGuessed: true });
    const reply = await optimizeEmail(ada.ctx, request({ stage: 'follow_up', profile: 'pr' }));
    expect(reply.optimization.reading).toMatchObject({
      stage: 'follow_up',
      isStageGuessed: false,
      profile: 'pr',
      isProfileGuessed: false,
    });
    const ungreeted = request({ content: content.replace('Hi Tom,', '') });
    const [first, later] = await Promise.all([
      optimizeEmail(ada.ctx, ungreeted),
      optimizeEmail(ada.ctx, { ...ungreeted, stage: 'follow_up' }),
    ]);
    expect(later.optimization.score.original_score).not.toBe(
      first.optimization.score.original_score,
    );
  });

  it('rewrites in the manner that was asked for, and keeps which it was', async () => {
    const full = (await optimizeEmail(ada.ctx, request())).optimization;
    const light = (await optimizeEmail(ada.ctx, request({ manner: 'light' }))).optimization;
    expect([full.manner, light.manner]).toEqual(['full', 'light']);
    const draft = parseDraft(content);
    for (const { manner, optimized_email } of [full, light]) {
      expect(optimized_email).toMatchObject(emailOf(rewrite(draft, { manner })));
    }
    expect(light.optimized_email.body).toContain('finds you well');
    expect(light.optimized_email.subject).toBe('Quick question');
  });

  it('offers what is not certain, and asks what only the writer knows', async () => {
    const { session, optimization } = await optimizeEmail(
      ada.ctx,
      request({ content: clumsyEmail }),
    );
    const { body, offers, questions } = review(parseDraft(clumsyEmail));
    expect(offers.map(({ kind }) => kind)).toContain('ask');
    expect(questions).not.toEqual([]);
    expect(optimization).toMatchObject({
      offers: offers.map((offer) => Offer.parse(offer)),
      ...{ questions, strengths: [] },
    });
    expect(optimization.optimized_email.body).toBe(body);
    const [, stored] = await listChatMessages(ada.ctx, session.id);
    expect(stored?.optimization_results).toEqual(optimization);
  });

  it('offers and asks the same beside what a model rewrote', async () => {
    const draft = parseDraft(clumsyEmail);
    const body = draft.body.replace(/ that empower businesses to unlock their full potential/u, '');
    const client = scriptedModel(() => Promise.resolve(), { ...draft, body });
    const ctx = { ...ada.ctx, ai: createAi(coachHere, client) };
    const { session } = await optimizeEmail(ctx, request({ content: clumsyEmail }));
    const { offers, questions, strengths } = vetReview(draft, { ...draft, body });
    expect(offers.map(({ kind }) => kind)).toContain('ask');
    expect(questions).not.toEqual([]);
    const [, stored] = await listChatMessages(ada.ctx, session.id);
    expect(stored?.optimization_results).toMatchObject({
      ...{ engine: 'model', questions, strengths },
      offers: offers.map((offer) => Offer.parse(offer)),
    });
  });

  it.each([
    ['the coach', followed, null],
    ['a brief', brief, null],
    ['a model', followed, goodRewrite(parseDraft(followed))],
  ])('keeps what the coach finds in what comes from %s, for the page', async (_, text, written) => {
    const client = written && scriptedModel(() => Promise.resolve(), written);
    const ctx = client ? { ...ada.ctx, ai: createAi(coachHere, client) } : ada.ctx;
    const { optimization } = await optimizeEmail(ctx, request({ content: text }));
    const { original_email, optimized_email, reading, follow_ups, as_proposed } = optimization;
    const { stage, profile } = reading ?? {};
    const draft = { ...optimized_email, stage, profile };
    const { followUps, addressee, isLast } = judgeFollowUps(draft, follow_ups);
    expect(optimization.engine).toBe(written ? 'model' : 'coach');
    expect(as_proposed).toEqual({
      is_unsure: score(draft).isUnsure,
      has_thread: parseEmail(original_email).quotedThread !== null,
      blanks: weighBlanks(draft).map(({ label, wins }) => ({ label, wins })),
      ...{ addressee, is_last: isLast },
    });
    expect(
      follow_ups.map(({ first_line, lines, ...rest }) => [rest.score, lines, first_line]),
    ).toEqual(followUps.map((judged) => [judged.score, judged.lines, judged.firstLine]));
    expect(follow_ups.length > 0).toBe(text === followed);
  });

  it('answers without what it finds when the coach has no room for that alone', async () => {
    const judgeProposal = () => Promise.reject(new Error('Task queue is full'));
    const ctx = { ...ada.ctx, ai: { ...ada.ctx.ai, judgeProposal } };
    const [busy, usual] = [
      await optimizeEmail(ctx, request()),
      await optimizeEmail(ada.ctx, request()),
    ];
    expect(busy.optimization).toMatchObject({ ...usual.optimization, as_proposed: null });
  });

  it('says what works in a good email, and offers it nothing', async () => {
    const good =
      'Subject: Oven space for your Leeds café\n\nHi Priya,\n\nI saw you opened a second café in Leeds in March and still bake everything in the York kitchen. That is a 40-minute drive for every tray of croissants.\n\nWe deliver frozen butter croissants that are proved and ready for the oven. Laynes in Leeds bakes 120 a day from ours and stopped its 4 am shift.\n\nWould a tray of samples for the Leeds oven be of use?\n\nThanks,\nMarek';
    const { optimization } = await optimizeEmail(ada.ctx, request({ content: good }));
    const { strengths, after } = review(parseDraft(good));
    expect(after.value).toBeGreaterThanOrEqual(75);
    expect(strengths).not.toEqual([]);
    expect(optimization).toMatchObject({ strengths, offers: [] });
  });

  it('keeps the instructions with the message, and no guess among them', async () => {
    const sent = { email_content: content };
    const instructions = { manner: 'light', stage: 'follow_up', profile: 'pr' } as const;
    const [question] = (await optimizeEmail(ada.ctx, request(instructions))).messages;
    expect(question.email_data).toEqual({ ...sent, ...instructions });
    const [plain] = (await optimizeEmail(ada.ctx, request())).messages;
    expect(plain.email_data).toEqual({ ...sent, manner: 'full' });
  });

  it('does no work for who is over the limit', async () => {
    const done: string[] = [];
    const ai = new Proxy(ada.ctx.ai, {
      get: (target, name: keyof typeof ada.ctx.ai) => {
        done.push(name);
        return target[name];
      },
    });
    const ctx = { ...ada.ctx, ai };
    const send = () => optimizeEmail(ctx, request());
    const settled = await Promise.allSettled(Array.from({ length: 12 }, send));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const work = (name: string) => done.filter((one) => one === name).length;
    expect([work('score'), work('rewrite')]).toEqual([5, 5]);
    done.length = 0;
    for (const content of [request().content, brief]) {
      await expect(optimizeEmail(ctx, request({ content }))).rejects.toMatchObject({
        code: 'usage_limit_reached',
      });
    }
    expect(done).toEqual([]);
  });

  it('keeps and counts nothing when the coach has no room', async () => {
    const rewrite = () => Promise.reject(new Error('Task queue is full'));
    const full = { ...ada.ctx, ai: { ...ada.ctx.ai, rewrite } };
    const before = await rowsOf(test.database.everything);
    await expect(optimizeEmail(full, request())).rejects.toMatchObject({ code: 'unavailable' });
    const { ai_requests: ledger, ...rest } = await rowsOf(test.database.everything);
    expect({ ...rest, ai_requests: [] }).toEqual({ ...before, ai_requests: [] });
    expect(ledger).toContainEqual(
      expect.objectContaining({ user_id: ada.id, status: 'failed', charge: 'refunded' }),
    );
    await expect(optimizeEmail(ada.ctx, request())).resolves.toBeTruthy();
  });

  it('gives the same answer to the same text', async () => {
    const first = await optimizeEmail(ada.ctx, request());
    const second = await optimizeEmail(ada.ctx, request());
    expect(second.optimization).toEqual(first.optimization);
    expect(second.session.id).not.toBe(first.session.id);
  });

  it('goes on in a session that exists, and moves it to the front', async () => {
    const { session } = await optimizeEmail(ada.ctx, request());
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const again = await optimizeEmail(ada.ctx, request({ session_id: session.id }));
    expect(again.session.id).toBe(session.id);
    expect(again.session.last_activity > session.last_activity).toBe(true);
    expect(await listChatMessages(ada.ctx, session.id)).toHaveLength(4);
  });

  it("does not find somebody else's session, and leaves no trace", async () => {
    const bo = await test.createPerson();
    const { session } = await optimizeEmail(bo.ctx, request());
    const before = await rowsOf(test.database.everything);
    await expect(optimizeEmail(ada.ctx, request({ session_id: session.id }))).rejects.toMatchObject(
      { code: 'not_found' },
    );
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });

  it('refuses the sixth of a day on the free plan, and leaves no trace', async () => {
    for (let time = 0; time < 5; time += 1) await optimizeEmail(ada.ctx, request());
    const before = await rowsOf(test.database.everything);
    await expect(optimizeEmail(ada.ctx, request())).rejects.toMatchObject({
      code: 'usage_limit_reached',
    });
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });

  it('stores nothing and counts nothing when storing fails half-way', async () => {
    const before = await rowsOf(test.database.everything);
    let ids = 0;
    // Gives the session and the first message valid ids, and the second message an invalid one.
    const newId = () => ((ids += 1) <= 2 ? test.services.newId() : 'no uuid');
    await expect(optimizeEmail({ ...ada.ctx, newId }, request())).rejects.toThrow(/uuid/);
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });

  it.each(['$$; DROP TABLE profiles; --', '{{first_name}} %_\\', '😀'.repeat(50), '"\\u0000"'])(
    'takes any text as text: %s',
    async (text) => {
      const { messages } = await optimizeEmail(ada.ctx, request({ content: text }));
      expect(messages[0].content).toBe(text);
    },
  );
});
