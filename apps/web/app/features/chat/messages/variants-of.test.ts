import type { ChatMessage, EmailStage, RewriteManner } from '@replysmith/contract';
import { describe, expect, it } from 'vitest';
import { email, messagePair, goodEmail } from '../../../testing/samples.ts';
import { otherManner, variantName } from '../variants/variant-bar.tsx';
import { isSameVariants, variantsOf } from './message-pairs.ts';

type Changes = {
  content?: string;
  of?: string;
  manner?: RewriteManner;
  stage?: EmailStage;
  model?: string;
};

function pair(id: string, { content = email, of, manner = 'full', stage, model }: Changes = {}) {
  const [draft, answer] = messagePair(content);
  const { optimization_results: result } = answer;
  if (!result) throw new Error('The sample answer holds no result.');
  const by = model ? { engine: 'model' as const, model } : {};
  const pair: [ChatMessage, ChatMessage] = [
    { ...draft, id, variant_of: of ?? null, email_data: { manner, stage } },
    { ...answer, id: `${id}-answer`, optimization_results: { ...result, manner, ...by } },
  ];
  return pair;
}

function only(messages: readonly ChatMessage[]) {
  const [variants] = variantsOf(messages);
  if (!variants) throw new Error('Nothing was said.');
  return variants;
}

const first = pair('1');
const next = pair('2', { content: goodEmail });
const light = pair('3', { of: '1', manner: 'light' });
const edited = pair('4', { of: '1', content: `${email} PS.` });

it('puts the variants of a message together, in the place of the first', () => {
  const all = variantsOf([...first, ...next, ...light, ...edited]);
  expect(all.map(({ id, pairs }) => [id, pairs.map(({ draft }) => draft.id)])).toEqual([
    ['1', ['1', '3', '4']],
    ['2', ['2']],
  ]);
});

it('tells variants that changed from those that did not', () => {
  const variants = only(first);
  expect(isSameVariants(variants, only(first))).toBe(true);
  expect(isSameVariants(variants, only([...first, ...light]))).toBe(false);
  expect(isSameVariants(variants, only([first[0], { ...first[1] }]))).toBe(false);
});

it('names what each variant was', () => {
  const variants = only([...first, ...light, ...edited]);
  expect(variants.pairs.map((one) => variantName(variants, one))).toEqual([
    'Full rewrite',
    'Lighter touch',
    'Edited, full rewrite',
  ]);
});

describe('the other manner', () => {
  const offered = (messages: readonly ChatMessage[], at = 0) => {
    const variants = only(messages);
    const shown = variants.pairs[at];
    return shown ? otherManner(variants, shown) : null;
  };

  it('is offered once, then shown where it stands', () => {
    expect(offered(first)).toEqual({ manner: 'light', at: null });
    expect(offered([...first, ...light])).toEqual({ manner: 'light', at: 1 });
    expect(offered([...first, ...light], 1)).toEqual({ manner: 'full', at: 0 });
  });

  it('is asked for anew where a model wrote it, or for another text', () => {
    const byModel = pair('5', { of: '1', manner: 'light', model: 'harbour-small' });
    expect(offered([...first, ...byModel])).toEqual({ manner: 'light', at: null });
    expect(offered([...first, ...light, ...edited], 2)).toEqual({ manner: 'light', at: null });
  });

  it('is asked for anew where the email was said to be something else', () => {
    const variant = pair('3', { of: '1', manner: 'light', stage: 'follow_up' });
    expect(offered([...first, ...variant])).toEqual({ manner: 'light', at: null });
  });

  it('is not offered where the coach changed nothing', () => {
    expect(offered(pair('1', { content: goodEmail }))).toBeNull();
  });
});
