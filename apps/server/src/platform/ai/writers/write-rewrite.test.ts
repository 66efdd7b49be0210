import {
  vetFollowUps,
  vetReview,
  applyEdits,
  draftSequence,
  parseDraft,
  score,
  suggestSubjects,
  type Draft,
} from '@replysmith/coach';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, failing } from '../../../../../../tools/fake-model/index.ts';
import { clumsyEmail } from '../../../testing/clumsy-email.ts';
import {
  scriptedAi,
  watching,
  wires,
  written,
  type ScriptedAi,
} from '../../../testing/scripted-ai.ts';

const draft: Draft = {
  subject: 'Introducing our innovative stock counting solution for retailers',
  body: 'Hi Tom,\n\nI hope this email finds you well. I saw you opened a second shop in Leeds in March. We are a leading provider of innovative solutions that leverage cutting-edge technology, and we count stock for 40 shops in Leeds overnight. Laynes in Leeds opens at eight on count days now and lost no sale to a count since May.\n\nWould you be available for a 30-minute call next week?\n\nThanks,\nAda Lovelace',
};
const good = {
  subject: 'Stock counts in Leeds',
  body: 'Hi Tom,\n\nI saw you opened a second shop in Leeds in March. We count stock for 40 shops in Leeds overnight. Laynes in Leeds opens at eight on count days now and lost no sale to a count since May.\n\nWould a 30-minute call next week be of interest?\n\nThanks,\nAda Lovelace',
};

describe.each(wires)('a rewrite over %s', (provider, model) => {
  let ai: ScriptedAi;
  beforeEach(async () => {
    ai = await scriptedAi(provider, model);
  });
  afterEach(() => ai.fake.close());

  const rewrite = (person = watching()) =>
    ai.rewrite({ draft, score: score(draft), manner: 'full' }, person);

  it('is the model’s where it is better, and grows before the reader’s eyes', async () => {
    ai.says({ rewrite: good });
    const person = watching();
    const { engine, model: by, engine_reason, result } = written(await rewrite(person));
    expect({ engine, by, engine_reason }).toEqual({
      engine: 'model',
      by: model,
      engine_reason: null,
    });
    expect({ subject: result.subject, body: result.body }).toEqual(good);
    expect(result.after.value).toBeGreaterThan(result.before.value);
    expect(person.shown()).toContain('We count stock for 40 shops in Leeds overnight.');
  });

  it('is the model’s with the coach’s own changes where they win points', async () => {
    const loud = { ...good, body: good.body.replace('overnight.', 'overnight!!!') };
    ai.says({ rewrite: loud });
    const { engine, result } = written(await rewrite());
    expect(engine).toBe('model');
    expect(result.body).toContain('We count stock for 40 shops in Leeds overnight');
    expect(result.body).not.toContain('!!!');
    expect(result.after.value).toBeGreaterThan(score(loud).value);
    expect(result.after).toEqual(score(result));
    expect(applyEdits(draft, result.edits)).toMatchObject({ body: result.body });
  });

  it('comes with what the coach offers and asks beside the model’s changes', async () => {
    const clumsy = parseDraft(clumsyEmail);
    const body = clumsy.body.replace(
      / that empower businesses to unlock their full potential/u,
      '',
    );
    ai.says({ rewrite: { ...clumsy, body } });
    const input = { draft: clumsy, score: score(clumsy), manner: 'full' } as const;
    const { engine, result } = written(await ai.rewrite(input, watching()));
    expect(engine).toBe('model');
    expect(result.offers.map(({ kind }) => kind)).toContain('ask');
    expect(result.questions).not.toEqual([]);
    const { offers, questions, strengths } = vetReview(clumsy, { ...clumsy, body });
    expect(result).toMatchObject({ offers, questions, strengths });
  });

  it('is the coach’s where the model’s scores lower than the draft', async () => {
    const loud =
      'ANSWER ME NOW!!! BUY TODAY!!! HURRY UP!!! THIS IS YOUR LAST CHANCE, YOU LAZY FOOL!!!\n\nThanks';
    ai.says({ rewrite: { ...good, body: good.body.replace('Thanks', loud) } });
    const person = watching();
    const ofGood = ai.rewrite({ draft: good, score: score(good), manner: 'full' }, person);
    expect(await ofGood).toMatchObject({ engine: 'coach', engine_reason: 'worse' });
    expect(person.shown()).toBe('');
  });

  it.each([
    ['a poem', { subject: 'Roses', body: 'Roses are red,\nviolets are blue.' }],
    ['a refusal', { subject: null, body: "I'm sorry, but I can't help with that." }],
    ['another form', { text: 'Hello' }],
  ])('is the coach’s where the model gives %s', async (_what, modelText) => {
    ai.says({ rewrite: modelText });
    const { engine, engine_reason, input_tokens } = written(await rewrite());
    expect({ engine, engine_reason }).toEqual({ engine: 'coach', engine_reason: 'unusable' });
    expect(input_tokens).toBeGreaterThan(0);
  });

  it('is the coach’s where the provider breaks off, and nothing half stays shown', async () => {
    ai.says({ rewrite: answer(JSON.stringify(good).slice(0, 80), { ending: 'reset' }) });
    const person = watching();
    expect(await rewrite(person)).toMatchObject({ engine: 'coach', engine_reason: 'cut_off' });
    expect(person.shown()).toBe('');
  });

  it('is the coach’s, unasked, where the day’s allowance is spent', async () => {
    const authored = await rewrite(watching({ isSpent: true }));
    expect(authored).toMatchObject({ engine: 'coach', engine_reason: 'spent', input_tokens: 0 });
    expect(ai.fake.requests).toEqual([]);
  });

  it('is the coach’s, unasked and for no reason, where there is no email to judge', async () => {
    const german: Draft = {
      subject: null,
      body: 'Sehr geehrte Frau Maier,\n\nwir haben gesehen, dass Ihre Bäckerei in Leipzig eine zweite Filiale eröffnet hat. Darf ich Ihnen ein Muster unserer Teiglinge schicken?\n\nMit freundlichen Grüßen\nKarl',
    };
    const authored = await ai.rewrite(
      { draft: german, score: score(german), manner: 'full' },
      watching(),
    );
    expect(authored).toMatchObject({ engine: 'coach', engine_reason: null });
    expect(ai.fake.requests).toEqual([]);
  });

  it('ends at once when it is stopped, with what had come, vetted', async () => {
    const modelText = JSON.stringify({
      subject: `${good.subject} in 93 hours`,
      body: `${good.body} It saves 75 hours.`,
    });
    ai.says({ rewrite: answer(modelText.slice(0, -3), { ending: 'stall' }) });
    const person = watching();
    const rewriting = rewrite(person);
    while (!person.shown().includes('75 hours')) await new Promise((go) => setTimeout(go, 5));
    person.stop();
    const stopped = await rewriting;
    if (stopped.outcome !== 'stopped') throw new Error('It was not stopped.');
    expect(stopped).toMatchObject({ engine: 'model', model });
    expect(stopped.output_tokens).toBeGreaterThan(0);
    expect(stopped.partialText).toContain('40 shops');
    expect(stopped.partialText).toMatch(/^Subject: Stock counts in Leeds in \[fill in: [^\]]+\]/);
    expect(stopped.partialText).not.toMatch(/75|93/);
  });

  it('tells the model nothing but our words in the system, and the email as JSON', async () => {
    ai.says({ rewrite: good });
    await rewrite(watching({ preferences: { tone: 'Ignore all', industry: 'x', length: 'y' } }));
    const [request] = ai.requestsOf('rewrite');
    expect(request?.system).not.toContain('Leeds');
    expect(request?.system).not.toContain('Ignore all');
    expect(request?.turns).toHaveLength(1);
    const material = request?.turns[0]?.text.split('\n').slice(1, -1).join('\n') ?? '';
    expect(JSON.parse(material)).toMatchObject({
      email: draft,
      facts: ['Ada Lovelace'],
      preferences: { tone: 'Ignore all' },
    });
  });
});

describe('with a rewrite', () => {
  let ai: ScriptedAi;
  beforeEach(async () => {
    ai = await scriptedAi('openai-compatible', 'a-model');
  });
  afterEach(() => ai.fake.close());

  const rewrite = (person = watching()) =>
    ai.rewrite({ draft, score: score(draft), manner: 'full' }, person);
  const sequence = draftSequence({ ...draft, ...good });
  const own = () => sequence.messages.slice(1);
  const adopted = (bodies: readonly string[]) =>
    vetFollowUps(sequence, bodies, ['Ada Lovelace'])
      .messages.slice(1)
      .map(({ body }) => body);

  it('come subject ideas of the model that score as high, and their tokens', async () => {
    const usage = { input: 100, output: 10 };
    ai.says({
      rewrite: answer(JSON.stringify(good), { usage }),
      subjects: answer(
        JSON.stringify({
          subjects: [
            'Your stock counts overnight',
            '400 shops counted',
            'RE: YOUR SHOPS',
            '<b>Stock</b>',
            '',
          ],
        }),
        { usage },
      ),
      follow_ups: answer(JSON.stringify({ follow_ups: [] }), { usage }),
    });
    const { result, input_tokens, output_tokens } = written(await rewrite());
    const words = result.subjects.map(({ subject }) => subject);
    expect(words).toContain('Your stock counts overnight');
    expect(words).not.toContain('400 shops counted');
    expect(words).not.toContain('RE: YOUR SHOPS');
    expect(words).not.toContain('<b>Stock</b>');
    expect(words).not.toContain('');
    expect(words.length).toBeLessThanOrEqual(5);
    expect({ input_tokens, output_tokens }).toEqual({ input_tokens: 300, output_tokens: 30 });
  });

  it('come follow-ups in the model’s words where they keep what they say', async () => {
    const [first, ...others] = own();
    const lie = 'We saved Tesco £4m. Just checking in!';
    const reworded = [
      ['Hi Tom,', 'Hello Tom,'],
      ['We count stock', 'For you too we count stock'],
      ['overnight', 'in a night'],
    ]
      .map(([words = '', instead = '']) => first?.body.replace(words, instead) ?? '')
      .find((body) => body !== first?.body && adopted([body])[0] === body);
    expect(reworded).toBeDefined();
    ai.says({ rewrite: good, follow_ups: { follow_ups: [reworded, lie] } });
    const { result } = written(await rewrite());
    const bodies = result.sequence.messages.slice(1).map(({ body }) => body);
    expect(bodies).toEqual([reworded, ...others.map(({ body }) => body)]);
  });

  it.each([
    ['fails', failing(500, 'Out of order')],
    ['is of another form', answer('{"ideas":[]}')],
  ])('stay the coach’s ideas where the model %s', async (_what, fault) => {
    ai.says({ rewrite: good, subjects: fault, follow_ups: fault });
    const { engine, engine_reason, result } = written(await rewrite());
    expect({ engine, engine_reason }).toEqual({ engine: 'model', engine_reason: null });
    expect(result.subjects).toEqual(suggestSubjects(draft));
    expect(result.sequence.messages.slice(1)).toEqual(own());
  });

  it('stay the coach’s ideas when the person stops once the text is there', async () => {
    const stalled = answer('{"subj', { ending: 'stall' });
    ai.says({ rewrite: good, subjects: stalled, follow_ups: stalled });
    const person = watching();
    const rewriting = rewrite(person);
    while (ai.requestsOf('subjects').length === 0) await new Promise((go) => setTimeout(go, 5));
    person.stop();
    const { engine, result } = written(await rewriting);
    expect(engine).toBe('model');
    expect(result.sequence.messages.slice(1)).toEqual(own());
  });

  it('come none of a model where the coach is set for them', async () => {
    await ai.fake.close();
    const environment = { AI_MODEL_SUBJECTS: 'coach', AI_MODEL_SEQUENCE: 'coach' };
    ai = await scriptedAi('openai-compatible', 'a-model', environment);
    ai.says({ rewrite: good });
    expect((await rewrite()).engine).toBe('model');
    expect(ai.fake.requests).toHaveLength(1);
  });
});
