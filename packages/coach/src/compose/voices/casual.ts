import type { Voice } from './voice.ts';

/** As to a colleague: short sentences, contractions, no formality. */
export const casual: Voice = {
  greeting: 'Hey',
  closes: ['Cheers,', 'Thanks,'],
  pains: {
    thing: ['Ever have trouble with _?', 'What’s your fix for _?'],
    doing: ['Is _ eating into your week?', 'Is _ a headache?'],
    clause: ['Ever find that _?', 'Is it true for you that _?'],
    deed: ['Do you ever _?', 'Ever _?'],
    state: ['Are you _?', 'Still _?'],
    words: ['Sound familiar? _.', 'Know this one? _.'],
  },
  asOne: ['Asking you as _: ~', 'One for _: ~'],
  because: ['Why I’m asking: _', 'I’m asking because _'],
  briefly: ['Short version: _.', 'Quick facts: _.'],
  about: ['It’s about this: _.', 'Here’s the thing: _.'],
  asks: {
    meeting: ['Worth _?', 'Would you be open to _?'],
    thing: ['Want me to set you up with _?', 'Would _ be any use?'],
    send: ['Want me to send you _?', 'Shall I send _ over?'],
    show: ['Want to see _?', 'Care to see _?'],
    act: ['Would you like to _?'],
    talk: ['Open to a word about _?', 'Is _ worth a quick word?'],
    refer: ['Who’s the right person for this?'],
    reply: ['Worth a look?', 'Want to hear more?'],
  },
  eases: ['Yes or no will do.', 'No’s fine too.'],
  again: ['One more thing on my earlier email about _.', 'Me again, on _.'],
  introducing: ['Let me introduce _.', 'A word on who’s writing: _.'],
  applying: ['I’d like to throw my hat in the ring.', 'I’d like to apply.'],
  meeting: [
    'I’d like to meet, and it’s about one thing: _.',
    'One thing I’d like to go over with you: _.',
  ],
  networking: [
    'I’m not selling anything. I’d just like to say hello.',
    'Nothing to sell here, just hello.',
  ],
  pitching: ['I’ve got an offer for you.', 'Here’s an offer.'],
  thanking: ['Thanks for _.', 'Thanks so much for _.'],
};
