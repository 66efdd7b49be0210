import type { Voice } from './voice.ts';

/** Polite and to the point, as to a stranger in business. */
export const professional: Voice = {
  greeting: 'Hello',
  closes: ['Kind regards,', 'Best regards,'],
  pains: {
    thing: ['Do you have to deal with _ at present?', 'How do you deal with _ at present?'],
    doing: ['Is _ a concern for you at present?', 'How do you go about _ at present?'],
    clause: ['Do you find that _?', 'Is it your experience that _?'],
    deed: ['Do you _?', 'Do you have to _?'],
    state: ['Are you _?', 'Are you _ at present?'],
    words: ['Does this describe your situation: _?', 'Is this a concern for you: _?'],
  },
  asOne: ['As _, ~'],
  because: ['I ask because _', 'My reason for asking: _'],
  briefly: ['The facts in short: _.', 'In brief: _.'],
  links: {
    calendar: ['If so, my calendar is here: _'],
    page: ['If so, you will find it here: _'],
  },
  about: ['The problem I have in mind: _.'],
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
    ask: ['May I ask _?'],
    favour: ['Would you be willing to _?'],
    words: ['Is this of interest to you: _?'],
    refer: ['Could you tell me who looks after this at your company?'],
    reply: ['Is this of interest to you?', 'Would it be useful to hear more?'],
  },
  eases: ['A one-line answer is enough.', 'If it is not for you, a short no is just as welcome.'],
  again: ['I wrote to you a little while ago about _ and would like to add the following.'],
  introducing: ['I would like to introduce _ to you.', 'Please allow me to introduce _.'],
  applying: [
    'I am writing about _, and would like to be considered.',
    'I would like to apply for _.',
  ],
  meeting: [
    'There is one subject I would like to go through with you: _.',
    'There is one problem I would like to put to you: _.',
  ],
  networking: ['I am writing to make your acquaintance and have nothing to sell.'],
  pitching: ['I have one offer to put to you_.', 'I have an offer for you_.'],
  thanking: ['I would like to thank you for _.', 'I am writing to thank you for _.'],
};
