import { z } from 'zod';
import type { HelpQuestion, Outcome, Writing } from '../../ports/ai.ts';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { helpPrompt } from '../prompts/help-prompt.ts';
import { byCoach } from './authored.ts';
import { CoachInstead, withCoachBehind } from './with-coach-behind.ts';

/** Null where the help pages do not say. */
const Helped = z.object({ answer: z.string().nullable() });

/** What would lead away from the pages, in Markdown or bare. */
const leadsAway = /\]\s*\(|\b(?:javascript|vbscript|data)\s*:\s*\S|\w:\/\//iu;

/**
 * Answers from the help pages. A model is to put what they say in other words, and this much of that
 * is held: an answer that marks a control they do not name, or that links anywhere, is given to
 * nobody; names, figures, addresses and claims that neither they nor the question have are taken out.
 * A step that it denies or makes up in plain words is not noticed: the pages it rests on are cited
 * beside it.
 */
export async function writeHelp(
  coach: Coach,
  desk: ModelDesk,
  question: HelpQuestion,
  writing: Writing,
): Promise<Outcome<string>> {
  const { text, items, own } = question;
  // About what the help is silent on nobody knows anything.
  if (items.length === 0) return byCoach(own);
  const pages = items.map((item) => `${item.title}\n${item.text}`);
  const named = new Set(pages.flatMap(controlsIn));
  const vetted = async (answer: string) => {
    if (leadsAway.test(answer)) return null;
    if (controlsIn(answer).some((control) => !named.has(control))) return null;
    return coach.vetAnswer(answer, [text, own, ...pages]);
  };
  return withCoachBehind<z.infer<typeof Helped>, string>(
    desk,
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
      // A part of an answer is of no use here.
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
