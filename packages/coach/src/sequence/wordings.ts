import type { Email } from '../document/email.ts';
import type { Profile } from '../draft.ts';
import { hashOf } from '../recipient/reader.ts';

/** One of several ways to say the same: always the same one for the same email, the next one for its `turn`. */
export function wordingFor(email: Email, ways: readonly string[], label: string, turn = 0): string {
  const hash = hashOf(`${label}\n${email.subject ?? ''}\n${email.body}`);
  return ways[(hash + turn) % ways.length] ?? '';
}

/** `_` in a wording stands for what the email is about. */
export function about(way: string, topic: string): string {
  return way.replaceAll('_', () => topic);
}

/** How the last note says that it is the last; `_` stands for what the email is about. */
export const lastNotes = {
  named: [
    'This is my last note about _.',
    'This is the last you hear from me about _.',
    'With this last note I leave the matter of _ in your hands.',
    'I will not write again about _; this is my last note.',
  ],
  plain: [
    'This is my last note.',
    'This is the last you hear from me on this.',
    'With this last note I leave it in your hands.',
    'I will not write again; this is my last note.',
  ],
} as const;

/** Where the door stays open; nothing is asked. */
export const openDoors: Readonly<Record<OutreachKind, readonly string[]>> = {
  sales: [
    'If the timing changes, a reply in this thread reaches me.',
    'Should it matter more in a few months, this thread is the place to find me.',
    'If it comes up later, I am easy to find here.',
    'If it comes back on the list one day, you know where to find me.',
  ],
  pr: [
    'If it fits a later piece, a reply in this thread reaches me.',
    'Should you write about the subject one day, I am easy to find here.',
    'If the subject comes back, you know where to find me.',
    'If the timing changes, this thread is the place to find me.',
  ],
  recruiting: [
    'If you think about a move one day, a reply here reaches me.',
    'Should things change where you are, this thread is the place to find me.',
    'If it appeals more next year, you know where to find me.',
    'If the timing was wrong, I am easy to find here later.',
  ],
  link: [
    'If you update the page one day, a reply here reaches me.',
    'Should it be of use later, this thread is the place to find me.',
    'If the page changes one day, you know where to find me.',
    'If you come back to the page later, I am easy to find here.',
  ],
  guest_post: [
    'If you plan a later issue around it, a reply here reaches me.',
    'Should it suit another month better, this thread is the place to find me.',
    'If it fits a later month, you know where to find me.',
    'If you look for writers one day, I am easy to find here.',
  ],
  job_search: [
    'If something opens later, a reply here reaches me.',
    'Should your plans change, this thread is the place to find me.',
    'If there is more work one day, you know where to find me.',
    'If the timing was wrong, I am easy to find here.',
  ],
  investor: [
    'If it comes closer to what you back, a reply here reaches me.',
    'Should a later round suit you better, this thread is the place to find me.',
    'If your plans for the field change, you know where to find me.',
    'If the timing was wrong, I am easy to find here.',
  ],
  donor: [
    'If you plan your giving again, a reply here reaches me.',
    'Should another month suit you better, this thread is the place to find me.',
    'If you think of it later, you know where to find me.',
    'If the timing was wrong, I am easy to find here.',
  ],
};

/** The last sentence of all. */
export const releases = [
  'No answer is needed.',
  'There is nothing to do on your side.',
  'No reply is needed, now or later.',
  'There is no need to answer.',
] as const;

/** Small questions; `_` stands for what the email is about. */
type Asks = { readonly named: readonly string[]; readonly plain: readonly string[] };

export const salesAsks = {
  /** Also of anything else, when it is not sure that it is for sale. */
  theirs: [
    'Is what I wrote about _ of interest to you, or not for now?',
    'Does what I wrote about _ matter to you at the moment, or not?',
    'Did I write about _ at a bad moment, or is it not for you at all?',
    'Was my note about _ near the mark, or is it not for you?',
  ],
  doing: [
    'Is _ on your list at the moment, or not for now?',
    'Are you thinking about _ at present, or is it a bad moment?',
    'Is this the right moment to think about _, or is it too early?',
    'Would help with _ be welcome, or is it in good hands?',
  ],
  thing: [
    'Would you like to hear more about _, or not for now?',
    'Is there any interest in _ on your side, or none at the moment?',
    'Would more about _ be of use to you, or is this the wrong moment?',
    'Is what I wrote about _ of interest to you, or not for now?',
  ],
  plain: [
    'Is this of interest to you, or not for now?',
    'Would you like to hear more, or is this the wrong moment?',
    'Does this matter to you at the moment, or not?',
    'Is this close to anything on your list, or far from it?',
  ],
} as const;

export const asksOf: Readonly<Record<Exclude<OutreachKind, 'sales'>, Asks>> = {
  pr: {
    named: [
      'Is there a story for you in _, or is it outside your beat?',
      'Would _ be of use for a piece, or is it not for your readers?',
      'Could you see yourself writing about _, or is it not for you?',
    ],
    plain: [
      'Is this something you would cover, or is it outside your beat?',
      'Would this be of use to your readers, or not?',
      'Is there a piece for you in this, or is it not for your readers?',
    ],
  },
  recruiting: {
    named: [
      'Would you like to hear more about _, or are you happy where you are?',
      'Is what I wrote about _ close to what you want to do, or off the mark?',
    ],
    plain: [
      'Would you consider a move at all, or is now the wrong time?',
      'Are you open to a new role at the moment, or not?',
      'Would you like to hear more, or are you happy where you are?',
      'Is this close to the work you want, or is it off the mark?',
    ],
  },
  link: {
    named: [],
    plain: [
      'Is this something you would add, or is the page closed to changes?',
      'Is there room for one more link, or do you add none?',
      'Would this help your readers, or is it not for them?',
      'Would you consider adding it, or does it not fit?',
    ],
  },
  guest_post: {
    named: [],
    plain: [
      'Is this something you would publish, or does it not fit?',
      'Would such a piece suit your readers, or not?',
      'Do you take pieces from others at the moment, or not?',
      'Could you see this on your site, or is it not for your readers?',
    ],
  },
  job_search: {
    named: [],
    plain: [
      'Would my background be of use to you, or is there nothing open at the moment?',
      'Would you like to hear more about my work, or is it not what you need?',
      'Is there still room for one more candidate, or is it settled?',
      'Is there anything you would like to ask me, or is the choice made?',
    ],
  },
  investor: {
    named: [],
    plain: [
      'Is this a stage and a field you would consider, or is it outside what you back?',
      'Would you look at this, or is it not one for you?',
      'Is this near what you back, or too far from it?',
      'Would you like to hear more, or is the timing wrong?',
    ],
  },
  donor: {
    named: [
      'Is _ something you would consider, or are your plans made?',
      'Would you like to hear more about _, or not for now?',
    ],
    plain: [
      'Is this something you would consider, or are your plans made?',
      'Could you see yourself helping, or not this time?',
      'Would you like to hear more, or is this the wrong moment?',
    ],
  },
};

/** What makes a question easy to answer. */
export const eases = [
  'A plain yes or no is plenty, with no need to explain.',
  'One word is enough, and a no is as good as a yes.',
  'Either answer helps me, and one word will do.',
  'A no is fine too, and it needs no reason.',
] as const;

/** What may stand in the way. */
export const obstacleQuestions = [
  'Is it the timing that does not suit, or the idea itself? Knowing which would help me to write less, and better.',
  'Is it too early, or simply not for you? Either answer saves you a further email.',
  'What would have to be different for this to be of use: the moment, or the thing itself? One word tells me enough.',
  'Is there something in it that puts you off, or is it only the moment? Whichever it is, I would rather know.',
] as const;

/** What a follow-up is about, finer than a profile: a guest post and a link are asked for differently. */
export type OutreachKind =
  | Exclude<Profile, 'general' | 'fundraising' | 'link_building'>
  | 'donor'
  | 'investor'
  | 'guest_post'
  | 'link';
