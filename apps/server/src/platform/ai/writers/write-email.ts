import {
  type Draft,
  type Review,
  type Sequence,
  type SubjectIdea,
  type Wishes,
  formatBrief,
  formatDraft,
  parseDraft,
  textLengths,
  tones,
} from '@replysmith/coach';
import type { RewriteManner, UserPreferences } from '@replysmith/contract';
import { z } from 'zod';
import type { Authored, Composed, ModelUsage, Outcome, ToRewrite, Writing } from '../ai.ts';
import type { Coach } from '../coach-tasks.ts';
import type { ModelCall } from '../model/spending.ts';
import type { ModelClient } from '../model/model-client.ts';
import { ModelFailure, Stopped } from '../model/model-failure.ts';
import { briefPrompt, sequencePrompt, subjectsPrompt } from '../prompts/email-prompts.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { rewritePrompt } from '../prompts/rewrite-prompt.ts';
import {
  CoachInstead,
  type Task,
  byCoach,
  isByModel,
  nothing,
  withCoachBehind,
} from './coach-fallback.ts';

/**
 * Meanwhile the rewrite is on the screen, and reading it takes longer than this. Callers who wait
 * for the whole as JSON wait this much longer at most.
 */
const timeout = 5_000;

type Aside<Result> = ModelUsage & { readonly result: Result };

/**
 * Asks a model for an addition to a finished answer, with a short time limit and without showing
 * its progress. Where nothing comes, or `accept` throws, `own` is used.
 */
export async function askAside<Answer, Result>(
  client: ModelClient,
  call: Pick<ModelCall<Answer>, 'useCase' | 'system' | 'prompt' | 'schema' | 'signal'>,
  own: Result,
  accept: (answer: Answer) => Promise<Result>,
): Promise<Aside<Result>> {
  if (client.modelOf(call.useCase) === null || call.signal.aborted)
    return { ...nothing, result: own };
  try {
    const { value, usage } = await client.ask({ ...call, timeout, show: () => '' });
    return { ...usage, result: await accept(value).catch(() => own) };
  } catch (error) {
    if (error instanceof ModelFailure || error instanceof Stopped) {
      return { ...error.usage, result: own };
    }
    throw error;
  }
}

const WriteSubjectsWritten = z.object({ subjects: z.array(z.string()) });

/** The coach's subject ideas, together with those of a model that serve the email as well. */
async function writeSubjects(
  coach: Coach,
  client: ModelClient,
  draft: Draft,
  ideas: readonly SubjectIdea[],
  { known, signal }: Writing,
): Promise<Aside<readonly SubjectIdea[]>> {
  if (ideas.length === 0) return { ...nothing, result: ideas };
  return askAside(
    client,
    { useCase: 'subjects', ...subjectsPrompt(draft, ideas), schema: WriteSubjectsWritten, signal },
    ideas,
    ({ subjects }) => coach.vetSubjects(draft, ideas, subjects, known),
  );
}

const Written = z.object({ follow_ups: z.array(z.string()) });

/** The coach's follow-ups, in a model's words where those are as good. */
async function writeSequence(
  coach: Coach,
  client: ModelClient,
  sequence: Sequence,
  { known, signal }: Writing,
): Promise<Aside<Sequence>> {
  if (sequence.messages.length < 2) return { ...nothing, result: sequence };
  return askAside(
    client,
    { useCase: 'sequence', ...sequencePrompt(sequence), schema: Written, signal },
    sequence,
    ({ follow_ups }) => coach.vetFollowUps(sequence, follow_ups, known),
  );
}

/**
 * Adds a model's subject lines and follow-ups to the coach's. The rewrite does not depend on them.
 */
async function addIdeas(
  coach: Coach,
  client: ModelClient,
  draft: Draft,
  { result, ...authored }: Authored<Review>,
  writing: Writing,
): Promise<Authored<Review>> {
  const [subjects, sequence] = await Promise.all([
    writeSubjects(coach, client, draft, result.subjects, writing),
    writeSequence(coach, client, result.sequence, writing),
  ]);
  return {
    ...authored,
    result: { ...result, subjects: subjects.result, sequence: sequence.result },
    input_tokens: authored.input_tokens + subjects.input_tokens + sequence.input_tokens,
    output_tokens: authored.output_tokens + subjects.output_tokens + sequence.output_tokens,
  };
}

const Email = z.object({ subject: z.string().nullable(), body: z.string() });

type Email = z.infer<typeof Email>;

type Order = {
  /** The email before it is rewritten. */
  readonly draft: Draft;
  readonly manner: RewriteManner;
  readonly prompt: Prompt;
  /** Facts that may be stated beside those of the draft. */
  readonly known: readonly string[];
  readonly byCoach: () => Promise<Review>;
};

/**
 * Lets a model write an email over a draft. The coach checks it and takes only what is no worse.
 */
function emailTask(
  coach: Coach,
  { draft, manner, prompt, known, byCoach }: Order,
): Task<Email, Review> {
  return {
    call: {
      useCase: 'rewrite',
      ...prompt,
      schema: Email,
      show: ({ subject, body }) =>
        body === undefined ? '' : formatDraft({ subject: subject ?? null, body }),
    },
    accept: async (written) => {
      const vetted = await coach.vetReview(draft, written, known, { manner });
      const { verdict } = vetted;
      return verdict === 'unusable' || verdict === 'worse' ? new CoachInstead(verdict) : vetted;
    },
    keep: async (shown) => {
      const part = parseDraft(shown);
      const sources = [draft.subject ?? '', draft.body, ...known];
      const vet = async (text: string) => (await coach.vetText(text, sources)).text;
      const [subject, body] = await Promise.all([vet(part.subject ?? ''), vet(part.body)]);
      return formatDraft({ subject: subject || null, body });
    },
    byCoach,
  };
}

/** No email is longer, and a model would only be paid for copying it. */
const longestEmail = 20_000;

/** Rewrites an email. A text that is not an email to judge is left to the coach. */
export async function writeRewrite(
  coach: Coach,
  client: ModelClient,
  { draft, score, manner }: ToRewrite,
  writing: Writing,
): Promise<Outcome<Review>> {
  const own = () => coach.review(draft, { manner, ...wishesOf(writing.preferences) });
  if (score.band === 'unjudged' || draft.body.length > longestEmail) return byCoach(await own());
  const prompt = rewritePrompt(draft, score, manner, writing);
  const task = emailTask(coach, { draft, manner, prompt, known: writing.known, byCoach: own });
  const outcome = await withCoachBehind(client, task, writing);
  return isByModel(outcome) ? addIdeas(coach, client, draft, outcome, writing) : outcome;
}

/** The preferences that the coach can carry out; other tones are passed to models only. */
export function wishesOf(preferences: UserPreferences | null): Wishes {
  const named = <Name extends string>(names: readonly Name[], name = '') =>
    names.find((one) => one === name.trim().toLowerCase());
  return {
    tone: named(tones, preferences?.tone),
    length: named(textLengths, preferences?.length),
  };
}

/**
 * Lets a model rewrite what the coach composed from a brief. There was no email before, so the
 * result counts as the original.
 */
export async function writeComposed(
  coach: Coach,
  client: ModelClient,
  composed: Composed,
  writing: Writing,
): Promise<Outcome<Review>> {
  const { brief, draft, score } = composed;
  const own = () => coach.reviewComposed(composed);
  if (score.band === 'unjudged') return byCoach(await own());
  const task = emailTask(coach, {
    draft,
    manner: 'full',
    prompt: briefPrompt(composed, writing),
    known: [...writing.known, formatBrief(brief)],
    byCoach: own,
  });
  const outcome = await withCoachBehind(client, task, writing);
  if (!isByModel(outcome)) return outcome;
  const { subject, body, after } = outcome.result;
  const written = { ...outcome, result: { ...outcome.result, before: after, edits: [] } };
  return addIdeas(coach, client, { ...draft, subject, body }, written, writing);
}
