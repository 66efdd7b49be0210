import kinds from '../../data/words/kinds.json' with { type: 'json' };
import type { Email, Layout, Reading, Sentence, TextKind, Word } from './email.ts';
import { takesItsLeave } from './goodbyes.ts';
import { guessKind } from './kind.ts';
import { detectLanguage } from './language-of.ts';
import { findQuotations } from './protected-tokens.ts';
import { findPhrases, hasPhrase, phraseBook } from './sentences.ts';
import type { Draft, Profile, Stage } from '../draft.ts';

type Weigher = { readonly profile: Profile; readonly weight: number };

const plainWeight = 3;
const enough = 3;

/** The profiles that each phrase speaks for, `plain` alone and `slight` only with others, so that one search over the words finds them all. */
const weighers = new Map<string, Weigher[]>();
for (const [profile, { plain, slight }] of Object.entries(kinds.profilePhrases)) {
  for (const [phrases, weight] of [
    [plain, plainWeight],
    [slight, 1],
  ] as const) {
    for (const phrase of phrases) {
      const key = phrase.replaceAll('-', ' ');
      const weigher = { profile: profile as Profile, weight };
      weighers.set(key, [...(weighers.get(key) ?? []), weigher]);
    }
  }
}
const book = phraseBook([...weighers.keys()]);

/** `general` when nothing speaks clearly enough, and of two that weigh the same neither: a wrong guess goes into the email. */
export function guessProfile(subject: readonly Word[], sentences: readonly Sentence[]): Profile {
  const weights = new Map<Profile, number>();
  const seen = new Set<string>();
  for (const words of [subject, ...sentences.map((sentence) => sentence.words)]) {
    for (const { phrase } of findPhrases(words, book)) {
      if (seen.has(phrase)) continue;
      seen.add(phrase);
      for (const { profile, weight } of weighers.get(phrase) ?? []) {
        weights.set(profile, (weights.get(profile) ?? 0) + weight);
      }
    }
  }
  const [best, next] = [...weights].toSorted((one, other) => other[1] - one[1]);
  return best && best[1] >= enough && best[1] !== next?.[1] ? best[0] : 'general';
}

/** Phrases that show an earlier message. */
const followUpBook = phraseBook(kinds.followUpPhrases);
const openingSentences = 4;

/** A follow-up quotes the earlier message, speaks of it in its first sentences or takes its leave. */
export function guessStage(layout: Layout, body: string, sentences: readonly Sentence[]): Stage {
  if (layout.quotedThread) return 'follow_up';
  const opening = sentences.slice(0, openingSentences);
  const isFollowUp = opening.some((sentence) => hasPhrase(sentence.words, followUpBook));
  return isFollowUp || takesItsLeave(body, sentences) ? 'follow_up' : 'first';
}

const image = /<img\b|!\[[^\]\n]{0,200}\]\(|\[(?:image|cid|img)\s?:/iu;
const supported: ReadonlySet<string> = new Set(['en', 'und']);

/** More than any email has; further ones do not change the guess. */
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

/** An email that is only an image: its words cannot be read. */
function kindOf({ body }: Draft, parts: Parts): TextKind {
  const kind = guessKind(parts);
  return kind === 'empty' && image.test(body) ? 'email' : kind;
}
