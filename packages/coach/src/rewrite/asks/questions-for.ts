import { findReaderCompany } from '../../subjects/find-reader-company.ts';
import type { Email, Sentence } from '../../document/email.ts';
import { interestQuestion } from './interest-question.ts';
import type { AskTopic } from './topic-of-ask.ts';

/** The topic, with the reader's company where the request named it; a plain question when neither will do. */
export function questionsFor(
  email: Email,
  run: readonly Sentence[],
  topics: readonly AskTopic[],
): string[] {
  const company = findReaderCompany(email);
  const isNamed = company !== null && run.some(({ text }) => text.includes(company));
  const plain = interestQuestion(email, null);
  const about = topics.map((topic) => interestQuestion(email, topic));
  return [
    ...(isNamed
      ? about.flatMap((question) =>
          question.includes(company) ? [] : withCompany(question, company),
        )
      : []),
    ...about,
    plain,
    ...(isNamed ? withCompany(plain, company) : []),
  ];
}

function withCompany(question: string, company: string): string[] {
  if (question.endsWith('on your list?')) {
    return [question.replace('on your list?', `on the list at ${company}?`)];
  }
  return question.endsWith('of interest?') ? [question.replace('?', ` to ${company}?`)] : [];
}
