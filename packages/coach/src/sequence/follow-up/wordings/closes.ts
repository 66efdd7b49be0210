import type { OutreachKind } from '../outreach-kind.ts';

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
