import type { Draft, SubjectIdea } from '@replysmith/coach';
import { z } from 'zod';
import type { Writing } from '../../ports/ai.ts';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { subjectsPrompt } from '../prompts/subjects-prompt.ts';
import { nothing } from './authored.ts';
import { askAside, type Aside } from './ask-aside.ts';

const Written = z.object({ subjects: z.array(z.string()) });

/** The coach's subject ideas, and those of a model that serve the email as well. */
export async function writeSubjects(
  coach: Coach,
  desk: ModelDesk,
  draft: Draft,
  ideas: readonly SubjectIdea[],
  { known, signal }: Writing,
): Promise<Aside<readonly SubjectIdea[]>> {
  if (ideas.length === 0) return { ...nothing, result: ideas };
  return askAside(
    desk,
    { useCase: 'subjects', ...subjectsPrompt(draft, ideas), schema: Written, signal },
    ideas,
    ({ subjects }) => coach.adoptSubjects(draft, ideas, subjects, known),
  );
}
