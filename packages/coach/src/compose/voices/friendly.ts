import type { Voice } from './voice.ts';

/** Warm and plain, as to an acquaintance. */
export const friendly: Voice = {
  greeting: 'Hi',
  closes: ['All the best,', 'Warm wishes,'],
  pains: {
    thing: ['Do you ever have trouble with _?', 'Do _ ever get in your way?'],
    doing: ['Is _ part of your week too?', 'Is _ something you know well?'],
    clause: ['Do you ever find that _?', 'Does it ever happen to you that _?'],
    deed: ['Do you ever _?', 'Do you sometimes _?'],
    state: ['Are you sometimes _?', 'Are you _ now and then?'],
    words: ['Does this sound familiar: _?', 'Do you know this one: _?'],
  },
  asOne: ['One question for you as _: ~', 'May I ask you something as _? ~'],
  because: ['I ask because _', 'I’m asking because _'],
  briefly: ['In a few words: _.', 'Here it is in a line: _.'],
  about: ['It’s about this: _.', 'What I have in mind is this: _.'],
  asks: {
    meeting: ['Would you be open to _?', 'Would you be up for _, or is it not for you?'],
    thing: ['Would you like _?', 'Would _ be of any use to you?'],
    send: ['Shall I send you _?', 'Would you like me to send you _?'],
    show: ['Would you like to see _?', 'Shall I show you _?'],
    act: ['Would you like to _?'],
    talk: ['Would you be open to a word about _?', 'Would you like to talk about _?'],
    refer: ['Would you know who looks after this on your side?'],
    reply: ['Would you like to hear more?', 'Is this something you’d be interested in?'],
  },
  eases: ['A word or two is plenty.', 'And if it isn’t for you, that’s quite all right.'],
  again: [
    'It’s me again, with a little more on _.',
    'I wrote to you a little while ago about _, and here’s a little more.',
  ],
  introducing: ['I’d love to introduce _ to you.', 'Let me introduce _.'],
  applying: ['I’d love to be considered for it.', 'I’d be very glad to be considered.'],
  meeting: [
    'I’d like to meet you, and it’s about one thing: _.',
    'I’d love to hear your side of one thing: _.',
  ],
  networking: [
    'I’d simply like to get to know you; there’s nothing to sell.',
    'There’s nothing to sell here; I’d just like to say hello.',
  ],
  pitching: ['I’d like to offer you something.', 'I have something to offer that you may like.'],
  thanking: ['Thank you so much for _.', 'I wanted to say thank you for _.'],
};
