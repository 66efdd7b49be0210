import type { Draft, Review, Score } from '@replysmith/coach';
import { Authorship, misread, Optimization } from '@replysmith/contract';
import type { Authored } from '../../../ports/ai.ts';
import type { Context } from '../../context.ts';
import { nearestInLibrary } from '../../nearest-templates/nearest-in-library.ts';

const areasNamed = 5;

/** What became of a draft, in the shape that is stored and sent. */
export async function toOptimization(
  ctx: Pick<Context, 'ai' | 'log'>,
  draft: Pick<Draft, 'subject' | 'body'>,
  authored: Authored<Review>,
  { manner, brief }: Pick<Optimization, 'manner' | 'brief'>,
): Promise<Optimization> {
  const { result } = authored;
  const [, ...followUps] = result.sequence.messages;
  const trouble = misread(result.before.reading);
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
    template_suggestions: trouble ? [] : await nearestInLibrary(ctx, result),
    sequence_recommendations: result.sequence.recommendations.map(({ text }) => text),
    follow_ups: followUps,
    manner,
    brief,
    ...Authorship.parse(authored),
  });
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
  const dearest = areas(score)[0];
  switch (score.band) {
    case 'strong':
      return 'Clear and easy to answer.';
    case 'fair':
      return `Mostly clear. What holds it back most: ${dearest ?? 'nothing'}.`;
    case 'weak':
      return `It asks a lot of its reader. Begin with this: ${dearest ?? 'nothing'}.`;
    case 'unjudged':
      return 'Not judged.';
  }
}
