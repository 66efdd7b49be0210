import type { Answer } from '@replysmith/coach';
import type { Question } from '../ai.ts';
import { asMaterial, type Prompt } from './prompt.ts';

const task = `You coach people who write cold emails. Answer "question" in the language it is asked in.`;

const byHandbook = `"handbook" is what the coach has to say on this, and all you may rest on. Say it for this person: answer first, in a sentence; then what matters most for "email", their latest email, with its own words. State no finding, figure or source that is not in the handbook, and pass over none of its doubts. Where it does not fit the question, say so.`;

const byExperience = `The coach's handbook is silent on this. If the question is about writing, sending or answering emails, or about the people they go to, answer from general experience, without a word on where the answer comes from: that is printed above it. If it is about anything else, also an account or a plan, the answer is null.
State no figure, percentage, study, company, product or person that "question", "email" and "earlier" do not name.`;

const form = `Short: 40 to 150 words in paragraphs, or a list with "- " where there are steps. No headings, tables, links, pictures, HTML or emoji. Put suggested wording for the email in quotation marks, without facts that the email does not hold; where one is needed write [fill in: …], with what is missing in place of the dots. No greeting, no praise for the question, no offer of more help.`;

/** Characters of an earlier exchange that are included. */
const longestEarlier = 600;
const mostEarlier = 4;
const longestEmail = 12_000;

/** The prompt for answering a question. */
export function answerPrompt(
  { text, latest, earlier }: Question,
  { isKnown, text: handbook }: Answer,
): Prompt {
  return {
    system: [task, isKnown ? byHandbook : byExperience, form].join('\n\n'),
    prompt: asMaterial({
      question: text,
      ...(isKnown && { handbook }),
      email: latest ? { subject: latest.subject, body: latest.body.slice(0, longestEmail) } : null,
      earlier: earlier.slice(-mostEarlier).map(({ question, answer }) => ({
        question: question.slice(0, longestEarlier),
        answer: answer.slice(0, longestEarlier),
      })),
    }),
  };
}
