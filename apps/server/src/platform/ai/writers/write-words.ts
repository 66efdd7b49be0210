import type { Answer, Conversation } from '@replysmith/coach';
import { z } from 'zod';
import type { HelpQuestion, Outcome, Question, ReaderReply, Writing } from '../ai.ts';
import type { Coach } from '../coach-tasks.ts';
import type { ModelClient } from '../model/model-client.ts';
import { answerPrompt } from '../prompts/answer-prompt.ts';
import { helpPrompt } from '../prompts/help-prompt.ts';
import { replyPrompt } from '../prompts/reply-prompt.ts';
import { CoachInstead, byCoach, withCoachBehind } from './coach-fallback.ts';

/** Null when the question is not about emails. */
const Answered = z.object({ answer: z.string().nullable() });

/** Added by us, so that no model can leave it out. */
const byExperience = 'This is general experience, and none of the coach’s findings.\n\n';

/**
 * Answers a question from the coach's handbook. Where that has no answer, answers from general
 * experience and says so. Only the coach cites sources.
 */
export async function writeQuestionAnswer(
  coach: Coach,
  client: ModelClient,
  question: Question,
  writing: Writing,
): Promise<Outcome<Answer>> {
  const { text, latest, made, earlier } = question;
  const own = await coach.answerQuestion(text, { latest, made });
  const opening = own.isKnown ? '' : byExperience;
  const sources = [
    text,
    own.text,
    ...[latest?.subject ?? '', latest?.body ?? ''],
    ...earlier.flatMap((exchange) => [exchange.question, exchange.answer]),
    ...writing.known,
  ];
  const vetted = (answer: string) => coach.vetAnswer(answer, sources);
  return withCoachBehind<z.infer<typeof Answered>, Answer>(
    client,
    {
      call: {
        useCase: 'answer',
        ...answerPrompt(question, own),
        schema: Answered,
        show: ({ answer }) => (answer ? opening + answer : ''),
      },
      accept: async ({ answer }) => {
        if (answer === null) return new CoachInstead(null);
        const text = await vetted(answer);
        return text === null ? new CoachInstead('unusable') : { ...own, text: opening + text };
      },
      keep: async (shown) => {
        const text = await vetted(shown.slice(opening.length));
        return text === null ? '' : opening + text;
      },
      byCoach: () => Promise.resolve(own),
    },
    writing,
  );
}

/** Null when the help pages have no answer. */
const Helped = z.object({ answer: z.string().nullable() });

/** Links, in Markdown or bare. */
const leadsAway = /\]\s*\(|\b(?:javascript|vbscript|data)\s*:\s*\S|\w:\/\//iu;

/**
 * Answers from the help pages. The model is to put their text in other words, which is checked in
 * part: an answer that marks a control they do not name, or contains a link, is refused, and names,
 * figures, addresses and claims that neither they nor the question contain are removed. A step that
 * is denied or made up in plain words is not noticed; the pages it is based on are cited beside it.
 */
export async function writeHelp(
  coach: Coach,
  client: ModelClient,
  question: HelpQuestion,
  writing: Writing,
): Promise<Outcome<string>> {
  const { text, items, own } = question;
  // Without help items a model knows nothing either.
  if (items.length === 0) return byCoach(own);
  const pages = items.map((item) => `${item.title}\n${item.text}`);
  const named = new Set(pages.flatMap(controlsIn));
  const vetted = async (answer: string) => {
    if (leadsAway.test(answer)) return null;
    if (controlsIn(answer).some((control) => !named.has(control))) return null;
    return coach.vetAnswer(answer, [text, own, ...pages]);
  };
  return withCoachBehind<z.infer<typeof Helped>, string>(
    client,
    {
      call: {
        useCase: 'help',
        ...helpPrompt(question),
        schema: Helped,
        show: ({ answer }) => answer ?? '',
      },
      accept: async ({ answer }) => {
        if (answer === null) return new CoachInstead(null);
        return (await vetted(answer)) ?? new CoachInstead('unusable');
      },
      // A partial answer is of no use here.
      keep: () => Promise.resolve(''),
      byCoach: () => Promise.resolve(own),
    },
    writing,
  );
}

function controlsIn(text: string): string[] {
  return Array.from(text.matchAll(/\*\*([^*]+)\*\*/gu), ([, control = '']) =>
    control.trim().toLowerCase(),
  );
}

const Replied = z.object({ reply: z.string() });

/**
 * The coach decides what the reader does, and a model only words it. A reader who does not reply
 * needs no words.
 */
export async function writeReaderReply(
  coach: Coach,
  client: ModelClient,
  conversation: Conversation,
  writing: Writing,
): Promise<Outcome<ReaderReply>> {
  const own = await coach.simulateReply(conversation);
  // Runs while the model is asked. The reply does not depend on it.
  const lookingBack = coach.debrief(conversation).catch(() => null);
  const withDebrief = async (text: string | null) => ({ ...own, text, debrief: await lookingBack });
  if (own.text === null) return byCoach(await withDebrief(null));
  const { draft, turns = [] } = conversation;
  const sources = [
    own.text,
    ...[draft.subject ?? '', draft.body],
    ...turns.map(({ text }) => text),
    ...writing.known,
  ];
  const vetted = (reply: string) => coach.vetReply(reply, sources);
  return withCoachBehind<z.infer<typeof Replied>, ReaderReply>(
    client,
    {
      call: {
        useCase: 'recipient',
        ...replyPrompt(conversation, own),
        schema: Replied,
        show: ({ reply }) => reply ?? '',
      },
      accept: async ({ reply }) => {
        const text = await vetted(reply);
        const isGood = text !== null && (await coach.isInPart(text, own.decision, own.concern));
        return isGood ? withDebrief(text) : new CoachInstead('unusable');
      },
      keep: async (shown) => (await vetted(shown)) ?? '',
      byCoach: () => withDebrief(own.text),
    },
    writing,
  );
}
