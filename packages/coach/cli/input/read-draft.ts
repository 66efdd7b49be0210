import { manners, profiles, stages, textLengths, tones } from '../../src/index.ts';
import type { Draft, RewriteOptions } from '../../src/index.ts';
import { readChoice, readText, readTextOrNull } from './fields.ts';
import type { Line } from './read-lines.ts';

export type NamedDraft = Draft & Pick<Line, 'id'>;

export function readDraft(line: Line): NamedDraft {
  return {
    id: line.id,
    subject: readTextOrNull(line, 'subject'),
    body: readText(line, 'body'),
    stage: readChoice(line, 'stage', stages),
    profile: readChoice(line, 'profile', profiles),
  };
}

export type DraftToRewrite = { readonly draft: NamedDraft; readonly options: RewriteOptions };

/** A draft that is to be rewritten, in which manner, tone and length. */
export function readDraftToRewrite(line: Line): DraftToRewrite {
  const options = {
    manner: readChoice(line, 'manner', manners),
    tone: readChoice(line, 'tone', tones),
    length: readChoice(line, 'length', textLengths),
  };
  return { draft: readDraft(line), options };
}
