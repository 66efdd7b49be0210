import type { Voice } from './voice.ts';

/** As to a colleague: short sentences, contractions, no formality. */
export const casual: Voice = {
  greeting: 'Hey',
  closes: ['Cheers,', 'Thanks,'],
  pains: {
    thing: ['Ever have trouble with _?', 'What’s your fix for _?'],
    doing: ['Is _ a pain?', 'Is _ a headache?'],
    clause: ['Ever find that _?', 'Do you ever find that _?'],
    deed: ['Do you ever _?', 'Ever _?'],
    state: ['Are you _?', 'Still _?'],
    words: ['Sound familiar: _?', 'Know this one: _?'],
  },
  asOne: ['Asking you as _: ~', 'One for _: ~'],
  because: ['Why I’m asking: _', 'I’m asking because _'],
  briefly: ['Short version: _.', 'Quick facts: _.'],
  links: { calendar: ['If so, my calendar’s here: _'], page: ['If so, it’s all here: _'] },
  asks: {
    meeting: ['Worth a look? If so, let’s do _.', 'Want to hear more? If so, I’d suggest _.'],
    thing: ['Want me to set you up with _?', 'Would _ be any use?'],
    send: ['Want me to send you _?', 'Shall I send _ over?'],
    show: ['Want to see _?', 'Care to see _?'],
    act: ['Would you like to _?'],
    talk: ['Open to a word about _?', 'Is _ worth a quick word?'],
    offer: ['Want me to _?'],
    ask: ['Can you tell me _?'],
    favour: ['Could you _?'],
    words: ['Any interest in this: _?'],
    refer: ['Who’s the right person for this?'],
    reply: ['Worth a look?', 'Want to hear more?'],
  },
  eases: ['Yes or no will do.', 'No’s fine too.'],
  again: [
    'One more thing on my earlier email about _.',
    'I wrote to you the other day about _. One thing to add.',
  ],
  introducing: ['Let me introduce _.', 'A word on who’s writing: _.'],
  applying: [
    'I’m writing about _, and I’d like to throw my hat in the ring.',
    'I’d like to apply for _.',
  ],
  meeting: ['One thing I’d like to go over with you: _.', 'One thing I’d like your take on: _.'],
  networking: [
    'I’m not selling anything. I’d just like to say hello.',
    'Nothing to sell here, just hello.',
  ],
  pitching: ['I’ve got an offer for you_.', 'Here’s an offer for you_.'],
  thanking: ['I owe you thanks for _.', 'I wanted to say thanks for _.'],
};
