import type { Draft, Review } from '@replysmith/coach';
import type { Authored, Writing } from '../../ports/ai.ts';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { writeSequence } from './write-sequence.ts';
import { writeSubjects } from './write-subjects.ts';

/** Has a model's subject lines and follow-ups join the coach's. The rewrite does not depend on them. */
export async function addIdeas(
  coach: Coach,
  desk: ModelDesk,
  draft: Draft,
  { result, ...authored }: Authored<Review>,
  writing: Writing,
): Promise<Authored<Review>> {
  const [subjects, sequence] = await Promise.all([
    writeSubjects(coach, desk, draft, result.subjects, writing),
    writeSequence(coach, desk, result.sequence, writing),
  ]);
  return {
    ...authored,
    result: { ...result, subjects: subjects.result, sequence: sequence.result },
    input_tokens: authored.input_tokens + subjects.input_tokens + sequence.input_tokens,
    output_tokens: authored.output_tokens + subjects.output_tokens + sequence.output_tokens,
  };
}
