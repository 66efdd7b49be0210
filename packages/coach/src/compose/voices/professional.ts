import type { Voice } from './voice.ts';

/** Polite and to the point, as to a stranger in business. */
export const professional: Voice = {
  greeting: 'Hello',
  closes: ['Kind regards,', 'Best regards,'],
  pains: {
    thing: ['Do you currently have to deal with _?', 'How do you currently deal with _?'],
    clause: ['Do you find that _?', 'Do you often find that _?'],
    past: ['Is it right that _?'],
    deed: ['Do you _?', 'Do you find that you _?'],
    trait: ['Do you find it _?'],
    state: ['Are you _?', 'Are you currently _?'],
    words: ['Does this describe your situation: _?', 'Is this a concern for you: _?'],
  },
  because: ['I ask because _', 'I am asking because _'],
  briefly: ['The facts in short: _.', 'In brief: _.'],
  links: {
    calendar: ['If so, my calendar is here: _'],
    page: ['If so, you will find it here: _'],
  },
  asks: {
    meeting: [
      'Would it be useful to hear more? If so, I would suggest _.',
      'Is this of interest to you? If so, I would suggest _.',
    ],
    thing: ['Would _ be of use to you?', 'Would you be interested in _?'],
    send: ['May I send you _?', 'Would it be useful if I sent you _?'],
    show: ['May I show you _?', 'Would you be interested in seeing _?'],
    act: ['Would you like to _?'],
    talk: ['Would you be open to talking about _?', 'Would it be useful to talk about _?'],
    offer: ['May I _?'],
    ask: ['Could you tell me _?'],
    favour: ['Would you be willing to _?'],
    words: ['Is this of interest to you: _?'],
    order: ['Is this of interest to you? If so, _.'],
    refer: ['Could you tell me who looks after this at your company?'],
    reply: ['Is this of interest to you?', 'Would it be useful to hear more?'],
  },
  meets: ['Would you be open to _?', 'Would you be available for _?'],
  eases: ['A one-line answer is enough.', 'If it is not for you, a short no is fine.'],
  again: [
    'I have one thing to add to my earlier email.',
    'There is one thing to add to my earlier email.',
  ],
  introducing: ['I would like to introduce _ to you.', 'Let me introduce _.'],
  applying: [
    'I am writing about _, and would like to be considered.',
    'I would like to apply for _.',
  ],
  helping: ['If _, I think I could help.'],
  networking: ['I would like to get to know you.', 'I would like to make your acquaintance.'],
  thanking: ['I would like to thank you for _.', 'I am writing to thank you for _.'],
};
