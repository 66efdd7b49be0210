import type { PersonaId } from '../personas.ts';

/** What an email can win with. */
export type Merit = 'relevance' | 'ask-kind' | 'concreteness' | 'subject-length';

/** What catches each person's eye, first things first, and what it says to them. */
export const eyes: Readonly<Record<PersonaId, readonly (readonly [Merit, string])[]>> = {
  busy_founder: [
    ['ask-kind', 'They can answer it between two other things.'],
    ['relevance', 'It is about their own company, so they read on.'],
    ['subject-length', 'They know what it is about before they open it.'],
    ['concreteness', 'One figure tells them more than a paragraph.'],
  ],
  sceptical_cfo: [
    ['concreteness', 'It gives a figure, and a figure can be checked.'],
    ['relevance', 'It starts from something of theirs that is true.'],
    ['ask-kind', 'To say yes commits them to nothing yet.'],
    ['subject-length', 'The subject says what it is and promises no more.'],
  ],
  helpful_manager: [
    ['relevance', 'Somebody looked at what their team does before writing.'],
    ['ask-kind', 'It is a small thing to ask, so they need nobody’s leave to answer.'],
    ['concreteness', 'It is a figure they can repeat to others.'],
    ['subject-length', 'They can forward it, and the subject still says what it is.'],
  ],
  technical_buyer: [
    ['relevance', 'The detail about them is right, so the rest may be.'],
    ['concreteness', 'It is a measure, and they can ask how it was taken.'],
    ['ask-kind', 'It can be answered in writing, without a call.'],
    ['subject-length', 'The subject names a subject.'],
  ],
  recruiter: [
    ['concreteness', 'It is a line they could show to the hiring team.'],
    ['relevance', 'It was written to them and not to a list of firms.'],
    ['subject-length', 'They can place it from the subject alone.'],
    ['ask-kind', 'They can say yes to it before anything is decided.'],
  ],
  editor: [
    ['subject-length', 'It reads like a headline and not like an advertisement.'],
    ['relevance', 'It takes up what they publish.'],
    ['concreteness', 'There is a figure in it that a story can stand on.'],
    ['ask-kind', 'It offers something to read and asks for no promise.'],
  ],
  investor: [
    ['concreteness', 'There is a number, and it is early in the email.'],
    ['relevance', 'It says why them and not any other fund.'],
    ['ask-kind', 'It costs them a look and not an afternoon.'],
    ['subject-length', 'The subject says which sort of company it is.'],
  ],
};
