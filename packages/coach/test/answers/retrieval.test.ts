import { describe, expect, it } from 'vitest';
import { findArticles } from '../../src/answers/find-articles.ts';
import { answerableQuestions } from './answerable-questions.ts';
import { unanswerableQuestions } from './unanswerable-questions.ts';

const found = (question: string) =>
  findArticles(question)
    .hits.slice(0, 2)
    .map(({ article }) => article.id);

describe('the search for articles', () => {
  it('has the right article among the first two for at least 92 in 100 questions', () => {
    const wrong = answerableQuestions.filter(
      ([question, ...right]) => !found(question).some((id) => right.includes(id)),
    );
    expect(answerableQuestions.length).toBeGreaterThanOrEqual(120);
    expect(wrong.length / answerableQuestions.length).toBeLessThanOrEqual(0.08);
  });

  it('refuses at least 95 in 100 questions about other things', () => {
    const answered = unanswerableQuestions.filter((question) => found(question).length > 0);
    expect(unanswerableQuestions.length).toBeGreaterThanOrEqual(40);
    expect(answered.length / unanswerableQuestions.length).toBeLessThanOrEqual(0.05);
  });
});
