import {
  type Brief,
  type Draft,
  type Review,
  type Score,
  formatDraft,
  parseBrief,
  parseDraft,
  parseEmail,
} from '@replysmith/coach';
import {
  type AnswerEvent,
  Authorship,
  EmailReading,
  Optimization,
  type OptimizeEmailRequest,
  ScoreLine,
  fromJudgedProposal,
  misread,
} from '@replysmith/contract';
import type { Authored } from '../../platform/ai/ai.ts';
import { sessionTitle } from './session-title.ts';
import type { Context } from '../../platform/context/context.ts';
import { nearestInLibrary } from '../templates/similar.ts';
import type { Assignment, Mode, StoredAnswer } from './answer-mode.ts';

const areasNamed = 5;

/** The result of an optimization, in the shape that is stored and sent. */
async function toOptimization(
  ctx: Pick<Context, 'ai' | 'log'>,
  draft: Pick<Draft, 'subject' | 'body'>,
  authored: Authored<Review>,
  { manner, brief }: Pick<Optimization, 'manner' | 'brief'>,
): Promise<Optimization> {
  const { result } = authored;
  const trouble = misread(result.before.reading);
  const [templates, proposed] = await Promise.all([
    trouble ? [] : nearestInLibrary(ctx, result),
    trouble ? null : judgedProposal(ctx, draft, result),
  ]);
  return Optimization.parse({
    reading: result.before.reading,
    analysis: trouble
      ? { subject_line: 'Not judged.', overall_tone: `Not judged. ${trouble}` }
      : {
          subject_line: subjectLine(draft, result.before),
          overall_tone: overallTone(result.before),
        },
    improvements: { subject_suggestions: result.subjects },
    original_email: { subject: draft.subject, body: draft.body },
    optimized_email: { subject: result.subject, body: result.body },
    score: {
      original_score: result.before.value,
      optimized_score: result.after.value,
      version: result.after.version,
      improvement_areas: trouble ? [] : areas(result.before),
      original_lines: result.before.lines,
      optimized_lines: result.after.lines,
    },
    changes: result.edits,
    offers: result.offers,
    questions: result.questions,
    strengths: trouble ? [] : result.strengths,
    template_suggestions: templates,
    sequence_recommendations: result.sequence.recommendations.map(({ text }) => text),
    follow_ups: proposed?.followUps ?? result.sequence.messages.slice(1),
    as_proposed: proposed?.asProposed ?? null,
    manner,
    brief,
    ...Authorship.parse(authored),
  });
}

/** What the page shows of an undecided result; null when the coach has no room. */
async function judgedProposal(
  { ai, log }: Pick<Context, 'ai' | 'log'>,
  { subject, body }: Pick<Draft, 'subject' | 'body'>,
  { before, sequence, ...proposed }: Review,
) {
  const { stage, profile } = before.reading;
  const judged = await ai
    .judgeProposal(
      { subject, body },
      { subject: proposed.subject, body: proposed.body, stage, profile },
      sequence.messages.slice(1),
    )
    .catch((error: unknown) => {
      log.warn({ err: error }, 'could not judge a proposal');
      return null;
    });
  return judged && fromJudgedProposal(judged);
}

function areas(score: Score): string[] {
  return [...new Set(score.lines.map((line) => line.name))].slice(0, areasNamed);
}

function subjectLine(draft: Draft, score: Score): string {
  if (!draft.subject?.trim()) return 'There is no subject line yet.';
  const line = score.lines.find(({ spans }) => spans.some(({ field }) => field === 'subject'));
  return line?.reason ?? 'The subject line costs nothing.';
}

function overallTone(score: Score): string {
  const costliest = areas(score)[0];
  switch (score.band) {
    case 'strong':
      return 'Clear and easy to answer.';
    case 'fair':
      return `Mostly clear. What holds it back most: ${costliest ?? 'nothing'}.`;
    case 'weak':
      return `It asks a lot of its reader. Begin with this: ${costliest ?? 'nothing'}.`;
    case 'unjudged':
      return 'Not judged.';
  }
}

/** Rewrites a pasted email, or writes one from a brief. */
export const optimize: Mode = (ctx, _tx, input) => {
  const brief = parseBrief(input.content);
  return Promise.resolve(brief ? writeFromBrief(ctx, input, brief) : rewrite(ctx, input));
};

/** Scores the email at once, then rewrites it. */
function rewrite(ctx: Context, input: OptimizeEmailRequest): Assignment {
  const { content, manner = 'full', stage, profile } = input;
  const draft = readDraft(input);
  // Started while the request is stored, so that a model can be asked sooner; awaited below.
  const scoring = ctx.ai.score(draft);
  scoring.catch(() => undefined);
  return {
    title: sessionTitle(draft),
    emailData: { email_content: content, manner, stage, profile },
    write: async (writing, emit) => {
      const score = await scoring;
      emit(scored(score));
      const authored = await ctx.ai.rewrite({ draft, score, manner }, writing);
      if (authored.outcome !== 'written') return authored;
      const optimization = await toOptimization(ctx, draft, authored, { manner, brief: null });
      return { ...authored, result: storedEmail(optimization) };
    },
  };
}

type Pasted = Pick<OptimizeEmailRequest, 'content' | 'email_signature' | 'stage' | 'profile'>;

/** Parses the pasted text, and adds the writer's signature unless the email has one. */
export function readDraft({ content, email_signature, stage, profile }: Pasted): Draft {
  const draft = { ...parseDraft(content), stage, profile };
  const ending = email_signature?.trim();
  if (!ending || parseEmail(draft).signature) return draft;
  return { ...draft, body: `${draft.body.trimEnd()}\n\n${ending}` };
}

/** Writes the email that a brief asks for. The brief's tone takes precedence over the profile's. */
function writeFromBrief(
  ctx: Context,
  { content, stage, profile }: OptimizeEmailRequest,
  brief: Brief,
): Assignment {
  const name = [brief.campaign, brief.audience, brief.category].find((text) => text !== '') ?? null;
  const manner = 'full';
  return {
    title: sessionTitle({ subject: name, body: content }),
    emailData: { manner, stage, profile },
    write: async (writing, emit) => {
      const tone = brief.tone || (writing.preferences?.tone ?? '');
      const chosen = { stage, profile };
      const composed = await ctx.ai.compose({ ...brief, tone }, writing.sender, chosen);
      emit(scored(composed.score));
      const authored = await ctx.ai.writeComposed(composed, writing);
      if (authored.outcome !== 'written') return authored;
      const optimization = await toOptimization(ctx, authored.result, authored, {
        manner,
        brief: content,
      });
      return { ...authored, result: storedEmail(optimization) };
    },
  };
}

/** The event that tells the score of the original. */
function scored({ value, lines, reading }: Score): AnswerEvent {
  return {
    type: 'scored',
    score: value,
    lines: ScoreLine.array().parse(lines),
    reading: EmailReading.parse(reading),
  };
}

/** A written email as an answer to store. */
function storedEmail(optimization: Optimization): StoredAnswer {
  return {
    optimization,
    message: {
      content: formatDraft(optimization.optimized_email),
      optimization_results: JSON.stringify(optimization),
    },
  };
}
