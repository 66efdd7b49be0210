import type { AskedBack } from '../talk/asked-back.ts';
import type { ConcernId } from '../talk/concern-id.ts';
import type { Line } from './line.ts';

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
  | 'deceptive_subject'
  | 'few_words'
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
export type Voice = Readonly<Partial<Record<Situation, readonly Line[]>>>;
