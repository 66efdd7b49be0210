import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HelpQuestion } from '../ai.ts';
import {
  scriptedAi,
  watching,
  wires,
  written,
  type ScriptedAi,
} from '../../../testing/scripted-ai.ts';

const own = 'Press **Save as Template** under the result, and name it.';
const question: HelpQuestion = {
  text: 'How do I keep my email for later?',
  page: '/dashboard/coldmail',
  items: [{ title: 'Save an email as a template', text: own }],
  own,
  earlier: [],
};

describe.each(wires)('help over %s', (provider, model) => {
  let ai: ScriptedAi;
  beforeEach(async () => {
    ai = await scriptedAi(provider, model);
  });
  afterEach(() => ai.fake.close());

  const answerTo = async (answer: string | null) => {
    ai.says({ answer: { answer } });
    return written(await ai.help(question, watching()));
  };

  it('is the model’s as long as it keeps to the help pages', async () => {
    const modelText = 'Keep it as a template: press **Save as Template** and name it.';
    expect(await answerTo(modelText)).toMatchObject({
      ...{ engine: 'model', result: modelText.replaceAll('**', '') },
    });
    expect(ai.requestsOf('answer')[0]?.turns[0]?.text).toContain('Save an email as a template');
  });

  it('is the help page itself when the model names a control that the page does not', async () => {
    const invented = 'Open **Vault**, then press **Save as Template**.';
    expect(await answerTo(invented)).toMatchObject({
      ...{ engine: 'coach', engine_reason: 'unusable', result: own },
    });
  });

  it.each([
    'Press [**Save as Template**](javascript:alert(1)) and name it.',
    'Press **Save as Template** and name it. See [the page](/dashboard/templates).',
    'Press **Save as Template** and name it. Go to data:text/html,x then.',
    'Press **Save as Template** and name it. It is at ftp://b.example.',
  ])('is the help page itself when the model links: %s', async (linking) => {
    expect(await answerTo(linking)).toMatchObject({
      ...{ engine: 'coach', engine_reason: 'unusable', result: own },
    });
  });

  it('is the help page itself when the model goes on for longer than any help does', async () => {
    const modelText = 'Press **Save as Template** and name it. '.repeat(200);
    expect(await answerTo(modelText)).toMatchObject({
      ...{ engine: 'coach', engine_reason: 'unusable', result: own },
    });
  });

  it('is the help page itself when the model finds that it does not fit', async () => {
    expect(await answerTo(null)).toMatchObject({ engine: 'coach', result: own });
  });

  it('loses what nobody told the model', async () => {
    const { result } = await answerTo(
      'Press **Save as Template** and name it. Gartner found that 73% of teams do.',
    );
    expect(result).not.toContain('73');
  });

  it('asks no model where the help is silent', async () => {
    ai.says({ answer: { answer: 'Yaks are soft.' } });
    const silent = { ...question, items: [], own: 'I do not know.' };
    expect(written(await ai.help(silent, watching()))).toMatchObject({
      ...{ engine: 'coach', result: 'I do not know.' },
    });
    expect(ai.requestsOf('answer')).toEqual([]);
  });
});
