import { suggestion } from '../../../lexicon/tones/advice.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { wording } from '../../edit.ts';
import { leansBack } from '../../wording/leans-back.ts';

/** A suggestion and the question right after it change places, where neither needs the other. */
export function askBeforeAdvice({ paragraphs, body }: Email): Candidate[] {
  return paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap((question, at) => {
      const told = sentences[at - 1];
      if (!told || !suggestion.test(told.text) || !question.text.endsWith('?')) return [];
      const next = sentences[at + 1]?.text ?? '';
      if (leansBack(question.text) || leansBack(next)) return [];
      const between = body.slice(told.end, question.start);
      return [
        {
          field: 'body',
          start: told.start,
          end: question.end,
          after: question.text + between + told.text,
          rule: wording,
          reason: 'A consultative tone asks first and suggests then.',
        },
      ];
    }),
  );
}
