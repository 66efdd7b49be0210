import voiceData from '../../data/reader-voices.json' with { type: 'json' };
import type { Profile } from '../draft.ts';
import { ask } from '../rules/ask.ts';
import { concreteness } from '../rules/concreteness.ts';
import { length } from '../rules/length.ts';
import { longSentences } from '../rules/long-sentences.ts';
import { manyAsks } from '../rules/many-asks.ts';
import { plainWords } from '../rules/plain-words.ts';
import { readerFocus } from '../rules/reader-focus.ts';
import { relevance } from '../rules/relevance.ts';
import { subject } from '../rules/subject.ts';
import type { PersonaId } from './personas.ts';
import type { AskedBack, ConcernId } from './reply.ts';

/** What of an email a line may praise, with the rules that judge it; `all` for the email as a whole. */
export const praised = {
  subject: [subject],
  length: [length],
  wording: [plainWords, longSentences],
  ask: [ask, manyAsks],
  relevance: [relevance],
  focus: [readerFocus],
  figures: [concreteness],
  whole: 'all',
} as const satisfies Record<string, 'all' | readonly { readonly id: string }[]>;

export type Praised = keyof typeof praised;

/** A way to say something, and what of the email it praises where it does. */
export type Line = string | { readonly text: string; readonly praises: readonly Praised[] };

export function wordsOf(line: Line): string {
  return typeof line === 'string' ? line : line.text;
}

/** What a person has to say at one point of a conversation. */
export type Situation =
  | 'greeting'
  | 'sign_off'
  | 'nameless'
  | 'won'
  | 'won_by_answer'
  | 'won_by_candour'
  | 'agreed'
  | `told_${AskedBack}`
  | 'no_need_not_now'
  | 'no_need_no'
  | 'unmoved'
  | 'weak'
  | 'guilt'
  | 'misfit'
  | 'merge_tag'
  | 'fake_reply'
  | 'not_email'
  | 'internal_note'
  | 'language'
  | 'answered_not_now'
  | 'answered_weak'
  | 'candid_not_now'
  | 'dodged_no'
  | 'pushed_no'
  | 'pressed_no'
  | 'strayed_no'
  | 'insulted_no'
  | 'retracted_no'
  | 'preyed_no'
  | 'lead_scruple'
  | 'lead_curious'
  | 'lead_answered'
  | 'lead_news'
  | 'lead_dodged'
  | 'lead_pushed'
  | `ask_${ConcernId}`;

/**
 * Ways to say it. `{slot}` is filled with the email's own words, and a line whose slots cannot be filled
 * is not used; a slot in quotation marks brings its own.
 */
type Voice = Readonly<Partial<Record<Situation, readonly Line[]>>>;

const data = voiceData as unknown as {
  readonly plain: Readonly<Record<Situation, readonly Line[]>>;
  readonly personas: Readonly<Record<PersonaId, Voice>>;
  readonly profiles: Readonly<Partial<Record<Profile, Voice>>>;
};

/** What anybody might say; a person's own voice goes before it. */
export const plainVoice = data.plain;

export const voices = data.personas;

/** What people say about a job or a candidate when recruiting is not their trade, and so for each kind. */
export const profileVoices = data.profiles;

/** Whose own trade a profile is: about anything else they speak as anybody would. */
export const trades: Readonly<Record<PersonaId, readonly Profile[]>> = {
  busy_founder: ['general', 'sales'],
  sceptical_cfo: ['general', 'sales'],
  helpful_manager: ['general', 'sales'],
  technical_buyer: ['general', 'sales'],
  recruiter: ['job_search'],
  editor: ['pr', 'link_building'],
  investor: ['fundraising'],
};

/** What is said the same way whatever the email is about. */
export const everyday: ReadonlySet<Situation> = new Set([
  'greeting',
  'sign_off',
  'nameless',
  'guilt',
  'misfit',
  'merge_tag',
  'fake_reply',
  'not_email',
  'internal_note',
  'language',
  'dodged_no',
  'pushed_no',
  'pressed_no',
  'strayed_no',
  'insulted_no',
  'retracted_no',
  'preyed_no',
  'lead_answered',
  'lead_news',
  'lead_dodged',
  'lead_pushed',
]);
