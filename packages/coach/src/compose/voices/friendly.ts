import type { Voice } from './voice.ts';

/** Warm and plain, as to an acquaintance. */
export const friendly: Voice = {
  greeting: 'Hi',
  closes: ['All the best,', 'Warm wishes,'],
  pains: {
    thing: ['How do you deal with _?', 'What do you do about _?'],
    clause: ['Do you ever find that _?', 'Do you sometimes find that _?'],
    past: ['Is it right that _?'],
    deed: ['Do you ever _?', 'Do you sometimes _?'],
    trait: ['Do you find it _?', 'Do you sometimes find it _?'],
    state: ['Are you sometimes _?', 'Are you ever _?'],
    words: ['Does this sound familiar: _?', 'Do you know this one: _?'],
  },
  because: ['I ask because _', 'I’m asking because _'],
  briefly: ['In a few words: _.', 'Here it is in a line: _.'],
  links: {
    calendar: ['If so, my calendar is here: _'],
    page: ['If so, it’s all here: _'],
  },
  asks: {
    meeting: [
      'Would you like to hear more? If so, I’d suggest _.',
      'Is this something you’d be interested in? If so, I’d suggest _.',
    ],
    thing: ['Would you like _?', 'Would _ be of any use to you?'],
    send: ['Shall I send you _?', 'Would you like me to send you _?'],
    show: ['Would you like to see _?', 'Shall I show you _?'],
    act: ['Would you like to _?'],
    talk: ['Would you be open to a word about _?', 'Would you like to talk about _?'],
    offer: ['Shall I _?'],
    ask: ['Could you tell me _?'],
    favour: ['Could you _?'],
    words: ['Would you be interested in this: _?'],
    order: ['Is this something you’d be interested in? If so, _.'],
    refer: ['Would you know who looks after this on your side?'],
    reply: ['Would you like to hear more?', 'Is this something you’d be interested in?'],
  },
  meets: ['Would you be up for _?', 'Would you like to have _?'],
  eases: ['A short yes or no is plenty.', 'And if it isn’t for you, that’s quite all right.'],
  again: [
    'Here’s a little more on my earlier email.',
    'There’s a little more to tell after my earlier email.',
  ],
  introducing: ['I’d love to introduce _ to you.', 'Let me introduce _.'],
  applying: ['I’m writing about _, and I’d love to be considered.', 'I’d love to apply for _.'],
  helping: ['If _, I’d love to help.'],
  networking: ['I’d simply like to get to know you.', 'I’d love to say hello.'],
  thanking: ['I wanted to thank you for _.', 'I’d like to say thank you for _.'],
};
