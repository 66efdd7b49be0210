import { describe, expect, it } from 'vitest';
import { articles } from '../../src/answers/article.ts';
import { formsIn } from '../../src/answers/terms.ts';
import { answerQuestion, parseDraft } from '../../src/index.ts';
import { rules } from '../../src/rules/rules.ts';
import { aboutEmails } from './asked/about-emails.ts';
import { aboutOtherThings } from './asked/about-other-things.ts';
import { aboutOwnEmail } from './asked/about-own-email.ts';
import { type AskedQuestion, nothing } from './asked/asked-question.ts';
import { hotelEmail } from './asked/hotel-email.ts';
import { orders } from './asked/orders.ts';
import { replies } from './asked/replies.ts';
import { secondRound } from './asked/second-round.ts';
import { thirdRound } from './asked/third-round.ts';

const latest = parseDraft(hotelEmail);
const withEmail = [
  ...aboutOwnEmail,
  ...orders,
  ...replies,
  ...aboutOtherThings,
  ...secondRound,
  ...thirdRound,
];
const ask = (question: string) => answerQuestion(question, { latest });

type Verdict = 'right' | 'wrong' | 'not known';

function judge([question, ...right]: AskedQuestion, context: Parameters<typeof answerQuestion>[1]) {
  const { isKnown, citations } = answerQuestion(question, context);
  const article = isKnown ? (citations[0]?.article ?? '') : nothing;
  const verdict: Verdict = right.includes(article) ? 'right' : isKnown ? 'wrong' : 'not known';
  return { question, article, verdict };
}

const judged = [
  ...withEmail.map((question) => judge(question, { latest })),
  ...aboutEmails.map((question) => judge(question, {})),
];
const share = (verdict: Verdict) =>
  judged.filter((one) => one.verdict === verdict).length / judged.length;

describe('questions as people ask them', () => {
  it('are more than 300', () => {
    expect(new Set(judged.map(({ question }) => question)).size).toBeGreaterThan(300);
  });

  it('are answered rightly, or rightly not at all, in 85 of 100', () => {
    expect(share('right')).toBeGreaterThanOrEqual(0.85);
  });

  it('get the answer to another question in fewer than 3 of 100', () => {
    expect(share('wrong')).toBeLessThan(0.03);
  });
});

describe('every line of the ledger', () => {
  it.each(rules)('is found by its name: $name', ({ id, name }) => {
    const { isKnown, citations } = ask(`Why did I lose points for ${name}?`);
    const cited = articles.find((article) => article.id === citations[0]?.article);
    expect(isKnown).toBe(true);
    expect(cited?.rules).toContain(id);
  });
});

describe('an own question of an article', () => {
  const own = articles.flatMap(({ id, questions }) =>
    questions
      .filter((question) => formsIn(question).size > 0)
      .map((question) => ({ id, question })),
  );

  it('leads to that article when it is pressed', () => {
    const astray = own.filter(({ id, question }) => {
      const { isKnown, citations } = answerQuestion(question);
      return !isKnown || citations[0]?.article !== id;
    });
    expect(astray).toEqual([]);
  }, 30_000);
});

describe('a question that may mean several things', () => {
  const { text, isKnown, citations, followUps } = ask(
    'would you believe the claim in paragraph two',
  );

  it('is not answered, but given the nearest to choose from', () => {
    expect({ isKnown, citations }).toEqual({ isKnown: false, citations: [] });
    expect(text).toContain('I am not sure what you mean');
    expect(followUps.length).toBeGreaterThan(1);
    for (const question of followUps) expect(ask(question).isKnown).toBe(true);
  });
});

describe('an order', () => {
  it('to shorten is met with what could be cut', () => {
    const { text } = ask('Can you shorten it?');
    expect(text).toContain('words');
    expect(text).toMatch(/\*\*What a rewrite would do\*\*|A rewrite would change nothing here/u);
  });

  it('for subjects is met with subjects', () => {
    const { text } = ask('Give me three subject lines');
    expect(text.split('**Ideas from your own words**')[1]).toMatch(/^\n\n- “/u);
  });

  it('for another tone names the setting', () => {
    expect(ask('Make it friendlier').text).toContain('Settings, then Rewrites, then Tone');
  });

  it('to translate is said to be beyond it', () => {
    expect(ask('Translate it into German').text).toContain('I do not translate');
  });
});

describe('a general question', () => {
  it('about follow-ups says nothing of a first email in view', () => {
    expect(ask('How do I write the first follow up?').text).not.toContain('latest email');
  });

  it('with an idle “it” is a general one', () => {
    expect(ask('Is it OK to ask for a meeting?').text).toMatch(/^Not in the first email/u);
  });

  it('takes the words of the email for its matter', () => {
    const { citations } = ask('What subject line would work for this hotel?');
    expect(citations[0]?.article).toBe('subject-ideas');
    expect(ask('What is Almada?').isKnown).toBe(false);
  });
});
