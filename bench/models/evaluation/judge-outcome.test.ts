import { Optimization } from '@replysmith/contract';
import { expect, test } from 'vitest';
import { judgeOutcome } from './judge-outcome.ts';
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
    email: { name: 'pallets', subject: null, body, profile: undefined, stage: undefined },
    optimization: Optimization.parse({
      reading: {
        ...{ language: 'en', isSupported: true, kind: 'email' },
        ...{ stage: 'first', isStageGuessed: false },
        ...{ profile: 'sales', isProfileGuessed: false },
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
    ...{ failure: null, requestId: null, firstMs: 12, totalMs: 50 },
    written: result,
    ...{ input_tokens: 0, output_tokens: 0 },
    ...rest,
  };
}

test('finds nothing wrong with an email left as it was', () => {
  const judged = judgeOutcome(outcomeOf(body));
  expect(judged.facts).toBeGreaterThan(3);
  expect(judged.facts_kept).toBe(judged.facts);
  expect(judged).toMatchObject({ inventions_written: 0, inventions_left: 0, blanks_added: 0 });
});

test('counts what vetting let through, not only what the model wrote', () => {
  const invented = body.replace('Worth', 'Globex saved 37% with us. Worth');
  const written = judgeOutcome(outcomeOf(body, { written: invented }));
  expect(written).toMatchObject({ inventions_written: 1, inventions_left: 0 });
  const left = judgeOutcome(outcomeOf(body.replace('Worth', 'At Globex it is 37%. Worth')));
  expect(left.inventions_left).toBe(2);
});

test('counts facts that are gone from the result', () => {
  const judged = judgeOutcome(outcomeOf(body.replace('400 pallets', 'many pallets')));
  expect(judged.facts_kept).toBe(judged.facts - 1);
});

test('counts the places that the writer has yet to fill in', () => {
  const judged = judgeOutcome(outcomeOf(body.replace('400', '[fill in: how many]')));
  expect(judged.blanks_added).toBe(1);
  expect(judged.inventions_left).toBe(0);
});

test('has no scores and no facts of an answer that never came', () => {
  const judged = judgeOutcome(
    outcomeOf('', { optimization: null, failure: 'unavailable', written: null }),
  );
  expect(judged).toMatchObject({
    ...{ engine: null, reason: 'unavailable', before: null, after: null, facts: 0 },
    ...{ facts_kept_as_written: null, inventions_written: null, words_after: null },
  });
});

test('does not hold a text that broke off against what it kept', () => {
  const outcome = outcomeOf(body, { written: 'Hi Ruth,' });
  const optimization = outcome.optimization && {
    ...outcome.optimization,
    engine: 'coach' as const,
    engine_reason: 'cut_off' as const,
  };
  expect(judgeOutcome({ ...outcome, optimization }).facts_kept_as_written).toBeNull();
});
