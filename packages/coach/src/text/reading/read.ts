import type { Draft } from '../../draft.ts';
import type { Email, Layout } from '../email.ts';
import { findQuotations } from '../tokens/find-quotations.ts';
import { detectLanguage } from './detect-language.ts';
import { guessProfile } from './guess-profile.ts';
import { guessStage } from './guess-stage.ts';
import { guessKind } from './kind/guess-kind.ts';
import type { Reading, TextKind } from './reading.ts';

const image = /<img\b|!\[[^\]\n]{0,200}\]\(|\[(?:image|cid|img)\s?:/iu;
const supported: ReadonlySet<string> = new Set(['en', 'und']);

/** More than any email has; what comes after them changes no guess. */
const mostSentences = 300;

type Parts = Layout & Pick<Email, 'subject' | 'subjectWords' | 'body' | 'sentences' | 'words'>;

/** What the text is, in which language, and what of the writer's intent has to be guessed. */
export function read(draft: Draft, parts: Parts): Reading {
  const { words } = parts;
  const sentences = parts.sentences.slice(0, mostSentences);
  const language = detectLanguage(words, findQuotations(parts.body));
  const isSupported = supported.has(language);
  return {
    language,
    isSupported,
    kind: isSupported ? kindOf(draft, { ...parts, sentences }) : 'email',
    stage: draft.stage ?? guessStage(parts, parts.body, sentences),
    isStageGuessed: draft.stage === undefined,
    profile: draft.profile ?? guessProfile(parts.subjectWords, sentences),
    isProfileGuessed: draft.profile === undefined,
  };
}

/** A picture alone is an email whose words cannot be read. */
function kindOf({ body }: Draft, parts: Parts): TextKind {
  const kind = guessKind(parts);
  return kind === 'empty' && image.test(body) ? 'email' : kind;
}
