import { composeEmail, parseBrief, score, type Brief } from '@replysmith/coach';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, faults } from '../../../../../../tools/fake-model/index.ts';
import type { Composed } from '../ai.ts';
import {
  scriptedAi,
  watching,
  wires,
  written,
  type ScriptedAi,
} from '../../../testing/scripted-ai.ts';

const brief = parseBrief(
  [
    'Write a cold email from this brief.',
    'Campaign: Leeds cafés, autumn',
    'Category: Cold Outreach',
    'Audience: owners of cafés in Leeds',
    'Tone: Friendly',
    'Pain points:\n- pastries arrive too late for the morning rush',
    'Call to action: Offer a free tray of samples',
    'Context: We deliver frozen butter croissants that are ready for the oven. Laynes in Leeds bakes 120 a day from ours.',
  ].join('\n'),
) as Brief;
const sender = { name: 'Ada Lovelace', company: '', signature: '' };
const own = composeEmail(brief, sender);
/** The first of these changes after which the email scores as high as the coach's own. */
const good = [
  own.body.replace('As an owner of a café in Leeds, do you ever find that', 'Do your'),
  own.body.replace('Shall I send you', 'May I send you'),
  own.body.replace('I’m asking because we', 'We'),
  own.body.replace('Warm wishes', 'Thanks'),
  own.body.replace('All the best', 'Thanks'),
]
  .filter((body) => body !== own.body)
  .map((body) => ({ subject: own.subject, body }))
  .find((email) => score(email).value >= score(own).value);
if (!good) throw new Error('The coach likes none of them.');

const loud =
  'ANSWER ME NOW!!! BUY TODAY!!! HURRY UP!!! THIS IS YOUR LAST CHANCE, YOU LAZY FOOL!!!\n\nWould you like';

describe.each(wires)('an email from a brief over %s', (provider, model) => {
  let ai: ScriptedAi;
  let composed: Composed;
  beforeEach(async () => {
    ai = await scriptedAi(provider, model);
    composed = await ai.compose(brief, sender, {});
  });
  afterEach(() => ai.fake.close());

  const write = (person = watching()) => ai.writeComposed(composed, person);

  it('is the model’s, and nothing was there before it', async () => {
    ai.says({ rewrite: good });
    const person = watching();
    const { engine, result } = written(await write(person));
    expect(engine).toBe('model');
    expect(result.body).toContain('ready for the oven');
    expect(result.body).not.toBe(own.body);
    expect(result.edits).toEqual([]);
    expect(result.before).toEqual(result.after);
    expect(result.after.value).toBe(score(result).value);
    expect(result.sequence.messages[0]?.body).toBe(result.body);
    expect(person.shown()).toContain('Laynes in Leeds');
  });

  it('makes nothing up that the brief does not hold', async () => {
    const lie = 'Tesco saved 38% with us last year. Would you like';
    ai.says({ rewrite: { ...good, body: good.body.replace(/Would you like/, lie) } });
    const { result } = written(await write());
    expect(`${result.subject ?? ''}\n${result.body}`).not.toMatch(/Tesco|38/);
  });

  it.each([
    [
      'worse',
      {
        ...good,
        body: good.body.replace(/Would you like/, loud),
      },
    ],
    ['a poem', { subject: 'Roses', body: 'Roses are red,\nviolets are blue.' }],
    ['a refusal', { subject: null, body: "I'm sorry, but I can't help with that." }],
    ['another form', { text: 'Hello' }],
  ])('is the coach’s where the model gives %s', async (_what, modelText) => {
    ai.says({ rewrite: modelText });
    const person = watching();
    const { engine, engine_reason, result } = written(await write(person));
    expect(engine).toBe('coach');
    expect(engine_reason).toMatch(/^(worse|unusable)$/);
    expect({ subject: result.subject, body: result.body }).toEqual({
      subject: own.subject,
      body: own.body,
    });
    expect(result.edits).toEqual([]);
    expect(person.shown()).toBe('');
  });

  it.each([
    ['refused', 'unreachable'],
    ['serverError', 'failed'],
    ['rateLimited', 'busy'],
    ['hang', 'slow'],
    ['drip', 'slow'],
    ['reset', 'cut_off'],
    ['garbledFrame', 'cut_off'],
    ['prose', 'unusable'],
    ['empty', 'unusable'],
    ['huge', 'unusable'],
  ] as const)('is the coach’s where the provider has the fault %s', async (fault, reason) => {
    ai.fake.script(faults[fault]);
    const { engine, engine_reason, result } = written(await write());
    expect({ engine, engine_reason }).toEqual({ engine: 'coach', engine_reason: reason });
    expect(result.body).toBe(own.body);
  });

  it('ends at once when it is stopped, with what had come, vetted by the brief', async () => {
    const modelText = JSON.stringify({ ...good, body: `${good.body} It saves 75 hours.` });
    ai.says({ rewrite: answer(modelText.slice(0, -3), { ending: 'stall' }) });
    const person = watching();
    const writing = write(person);
    while (!person.shown().includes('75 hours')) await new Promise((go) => setTimeout(go, 5));
    person.stop();
    const stopped = await writing;
    if (stopped.outcome !== 'stopped') throw new Error('It was not stopped.');
    expect(stopped.partialText).toContain('bakes 120 a day');
    expect(stopped.partialText).not.toContain('75');
  });

  it('is the coach’s, unasked, where the day’s allowance is spent', async () => {
    const { engine, engine_reason } = written(await write(watching({ isSpent: true })));
    expect({ engine, engine_reason }).toEqual({ engine: 'coach', engine_reason: 'spent' });
    expect(ai.fake.requests).toEqual([]);
  });

  it('tells the model our words alone in the system, and the brief as JSON', async () => {
    ai.says({ rewrite: good });
    await write();
    const [request] = ai.requestsOf('rewrite');
    expect(request?.system).not.toContain('Leeds');
    const material = request?.turns[0]?.text.split('\n').slice(1, -1).join('\n') ?? '';
    expect(JSON.parse(material)).toMatchObject({
      brief: { audience: brief.audience, painPoints: brief.painPoints },
      email: { subject: own.subject, body: own.body },
    });
  });
});
