import type { Voice } from './voice.ts';

/** As someone who asks before advising: a question, then a thought. */
export const consultative: Voice = {
  greeting: 'Hi',
  closes: ['Best wishes,', 'With best wishes,'],
  pains: {
    thing: ['How do you handle _?', 'What do you currently do about _?'],
    clause: ['What do you do when _?', 'What happens when _?'],
    past: ['Is it right that _?'],
    deed: ['How often do you _?', 'What happens when you _?'],
    trait: ['Do you find it _?', 'Is it still _?'],
    state: ['What do you do when you are _?', 'Are you _, or is that under control?'],
    words: ['Is this close to what you see: _?', 'Is this something you see too: _?'],
  },
  because: ['I ask because _', 'I am asking because _'],
  briefly: ['In brief: _.', 'In short: _.'],
  links: {
    calendar: ['If so, my calendar is here: _'],
    page: ['If so, you can judge it for yourself here: _'],
  },
  asks: {
    meeting: [
      'Is this a question you are looking at? If so, I would suggest _.',
      'Does that make sense for you? If so, I would suggest _.',
    ],
    thing: ['Would it be useful to start with _?', 'Would it help to start with _?'],
    send: ['Would it help if I sent you _?', 'Would _ be useful to look at first?'],
    show: ['Would it help to see _?', 'Would it be useful if I showed you _?'],
    act: ['Would it make sense for you to _?'],
    talk: ['Would it be useful to think through _ together?', 'Would it help to talk about _?'],
    offer: ['Would it help if I were to _?'],
    ask: ['Could you tell me _?'],
    favour: ['Would you be willing to _?'],
    words: ['Would this make sense for you: _?'],
    order: ['Is this a question you are looking at? If so, _.'],
    refer: ['Who at your company thinks about this most?'],
    reply: [
      'Is this a question you are looking at, or is it settled?',
      'Does that make sense for you, or do you see it differently?',
    ],
  },
  meets: ['Would you be open to _?', 'Would it make sense to have _?'],
  eases: [
    'If it does not fit, just say so.',
    'If you see it differently, I would like to know why.',
  ],
  again: [
    'There is one thought to add to my earlier email.',
    'I would add one thought to my earlier email.',
  ],
  introducing: [
    'Before I suggest anything, let me introduce _.',
    'So that you know who asks, let me introduce _.',
  ],
  applying: [
    'I am writing about _. Before I apply, here is what I could bring to it.',
    'I would like to apply for _, and to say first what I could bring.',
  ],
  helping: ['If _, that is where I would hope to help.'],
  networking: ['I am writing with a question.', 'I have a question for you.'],
  thanking: [
    'I owe you thanks for _.',
    'I have thought about it since, and want to thank you for _.',
  ],
};
