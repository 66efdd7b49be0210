import { Optimization } from '@replysmith/contract';
import { expect, test } from 'vitest';
import { judgeOutcome } from './judge.ts';
import type { Metered } from './run-model.ts';

const body = `Hi Ruth,

Dunmore loses 400 pallets a month, says Logistics Weekly: https://weekly.example/dunmore

Worth a page on it?

Thanks,
Ines`;

const nothing = { subject_line: '', overall_tone: '' };
const score = { original_score: 70, optimized_score: 85, improvement_areas: [] };

function outcomeOf(result: string, rest: Partial<Metered> = {}): Metered {
  return {
    email: { id: 'a01', kind: 'sales', subject: null, body },
    optimization: Optimization.parse({
      reading: {
        language: 'en',
        isSupported: true,
        kind: 'email',
        stage: 'first',
        isStageGuessed: false,
        profile: 'sales',
        isProfileGuessed: false,
      },
      analysis: nothing,
      improvements: { subject_suggestions: [] },
      original_email: { subject: null, body },
      optimized_email: { subject: null, body: result },
      score: { ...score, original_lines: [], optimized_lines: [] },
      changes: [],
      template_suggestions: [],
      sequence_recommendations: [],
      engine: 'model',
    }),
    failure: null,
    requestId: null,
    firstMs: 12,
    totalMs: 50,
    written: result,
    input_tokens: 0,
    output_tokens: 0,
    ...rest,
  };
}

test('finds nothing wrong with an email left as it was', () => {
  const judged = judgeOutcome(outcomeOf(body));
  for (const { held, kept, invented, invented_as_written } of Object.values(judged.facts)) {
    expect(held).toMatchObject({ figure: 1, link: 1 });
    expect(kept).toEqual(held);
    expect([invented, invented_as_written]).toEqual([0, 0]);
  }
  expect(judged).toMatchObject({ passage: 'whole', repaired: {}, torn: 0, blanks_added: 0 });
});

test('counts what vetting let through, not only what the model wrote', () => {
  const invented = body.replace('Worth', 'Globex saved 37% with us. Worth');
  const written = judgeOutcome(outcomeOf(body, { written: invented }));
  expect(written.facts.bench).toMatchObject({ invented_as_written: 1, invented: 0 });
  expect(written.facts.coach).toMatchObject({ invented_as_written: 1, invented: 0 });
  const left = judgeOutcome(outcomeOf(body.replace('Worth', 'At Globex it is 37%. Worth')));
  expect(left.facts.bench.invented).toBe(2);
});

test('counts facts that are gone from the result', () => {
  const { facts } = judgeOutcome(outcomeOf(body.replace('400 pallets', 'many pallets')));
  for (const { held, kept } of Object.values(facts)) {
    expect(kept).toEqual({ ...held, figure: held.figure - 1 });
  }
});

test('counts the places that the writer has yet to fill in', () => {
  const judged = judgeOutcome(outcomeOf(body.replace('400', '[fill in: how many]')));
  expect(judged.blanks_added).toBe(1);
  expect(judged.facts.bench.invented).toBe(0);
  expect(judged.facts.coach.invented).toBe(0);
});

test('tells what passed the gate whole, in part and not at all', () => {
  const invented = body.replace('Worth', 'Globex saved 37% with us. Worth');
  const part = judgeOutcome(outcomeOf(body, { written: invented }));
  expect(part).toMatchObject({ passage: 'part', repaired: { claim: 1 } });
  const refused = outcomeOf(body, { written: 'Roses are red.' });
  const byCoach = refused.optimization && {
    ...refused.optimization,
    engine: 'coach' as const,
    engine_reason: 'unusable' as const,
  };
  expect(judgeOutcome({ ...refused, optimization: byCoach }).passage).toBe('none');
});

test('counts new sentences that do not read whole', () => {
  const torn = body.replace('Worth a page on it?', 'Worth a page. and shops keep the.');
  const judged = judgeOutcome(outcomeOf(torn));
  expect(judged).toMatchObject({ torn: 1, torn_as_written: 1 });
});

test('has no scores and no facts of an answer that never came', () => {
  const judged = judgeOutcome(
    outcomeOf('', { optimization: null, failure: 'unavailable', written: null }),
  );
  expect(judged).toMatchObject({
    engine: null,
    reason: 'unavailable',
    passage: null,
    before: null,
    after: null,
    torn: 0,
    torn_as_written: null,
    words_after: null,
  });
  expect(judged.facts.bench).toMatchObject({
    kept_as_written: null,
    invented_as_written: null,
    invented: 0,
    held: { figure: 0, name: 0 },
  });
});

test('does not hold a text that broke off against what it kept', () => {
  const outcome = outcomeOf(body, { written: 'Hi Ruth,' });
  const optimization = outcome.optimization && {
    ...outcome.optimization,
    engine: 'coach' as const,
    engine_reason: 'cut_off' as const,
  };
  expect(judgeOutcome({ ...outcome, optimization }).facts.bench.kept_as_written).toBeNull();
});
