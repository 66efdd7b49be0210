import { manners, profiles, stages, type Draft, type Manner } from '../../src/index.ts';
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

export type MannerlyDraft = NamedDraft & { readonly manner: Manner | undefined };

/** A draft that is to be rewritten, and in which manner. */
export function readMannerlyDraft(line: Line): MannerlyDraft {
  return { ...readDraft(line), manner: readChoice(line, 'manner', manners) };
}
