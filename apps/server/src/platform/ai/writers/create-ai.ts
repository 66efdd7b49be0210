import { reviseUnanswered } from '@replysmith/coach';
import type { Logger } from 'pino';
import type { AiConfig } from '../../config/ai.ts';
import type { Ai } from '../ai.ts';
import type { Coach } from '../coach-tasks.ts';
import type { ModelClient } from '../model/model-client.ts';
import { writeComposed, writeRewrite } from './write-email.ts';
import { writeQuestionAnswer, writeHelp, writeReaderReply } from './write-words.ts';

/** The whole `Ai`: by a model where one is set up, and by the coach otherwise. */
export function createAi(coach: Coach, client: ModelClient): Ai {
  return {
    coach,
    score: coach.score,
    revise: (original, help, decisions) => reviseBy(coach, original, help, decisions),
    judgeProposal: coach.judgeProposal,
    nearestInLibrary: coach.nearestInLibrary,
    nearestOfAll: coach.nearestOfAll,
    neighboursOf: coach.neighboursOf,
    rewrite: (input, writing) => writeRewrite(coach, client, input, writing),
    compose: coach.composeDraft,
    writeComposed: (composed, writing) => writeComposed(coach, client, composed, writing),
    answer: (question, writing) => writeQuestionAnswer(coach, client, question, writing),
    help: (question, writing) => writeHelp(coach, client, question, writing),
    reply: (conversation, writing) => writeReaderReply(coach, client, conversation, writing),
  };
}

/** Only an answer to a question needs the coach, to find its place in the email. */
const reviseBy = async (
  coach: Coach,
  ...[original, help, decisions = {}]: Parameters<Coach['reviseEmail']>
) => {
  const isAnswered = Object.values(decisions.answers ?? {}).some((answer) => answer.trim() !== '');
  return isAnswered
    ? coach.reviseEmail(original, help, decisions)
    : reviseUnanswered(original, help, decisions);
};

const withoutModels: ModelClient = {
  modelOf: () => null,
  ask: () => Promise.reject(new Error('No model is set.')),
};

/**
 * The models from the settings. Their libraries are large, so they are not loaded for the coach
 * alone.
 */
export async function openModelClient(config: AiConfig, log: Logger): Promise<ModelClient> {
  if (!config.provider) return withoutModels;
  return import('../model/model-client.ts').then(({ createModelClient: createClient }) =>
    createClient(config, log),
  );
}
