import type { Voice } from './voice.ts';

/** As to a colleague: short sentences, contractions, no formality. */
export const casual: Voice = {
  greeting: 'Hey',
  closes: ['Cheers,', 'Thanks,'],
  pains: {
    thing: ['Ever have trouble with _?', 'What’s your fix for _?'],
    clause: ['Ever find that _?', 'Do you ever find that _?'],
    past: ['Is it true that _?'],
    deed: ['Do you ever _?', 'Ever _?'],
    state: ['Are you _?', 'Still _?'],
    words: ['Sound familiar: _?', 'Know this one: _?'],
  },
  because: ['Why I’m asking: _', 'I’m asking because _'],
  briefly: ['Short version: _.', 'Quick facts: _.'],
  links: { calendar: ['If so, my calendar’s here: _'], page: ['If so, it’s all here: _'] },
  asks: {
    meeting: ['Worth a look? If so, I’d suggest _.', 'Want to hear more? If so, I’d suggest _.'],
    thing: ['Want me to set you up with _?', 'Would _ be any use?'],
    send: ['Want me to send you _?', 'Shall I send _ over?'],
    show: ['Want to see _?', 'Care to see _?'],
    act: ['Would you like to _?'],
    talk: ['Open to a word about _?', 'Is _ worth a quick word?'],
    offer: ['Want me to _?'],
    ask: ['Can you tell me _?'],
    favour: ['Could you _?'],
    words: ['Any interest in this: _?'],
    order: ['Worth a look? If so, _.'],
    refer: ['Who’s the right person for this?'],
    reply: ['Worth a look?', 'Want to hear more?'],
  },
  meets: ['Up for _?', 'Fancy _?'],
  eases: ['Yes or no will do.', 'No’s fine too.'],
  again: ['One thing to add to my earlier email.', 'A bit more on my earlier email.'],
  introducing: ['Let me introduce _.', 'A word on who’s writing: _.'],
  applying: [
    'I’m writing about _, and I’d like to throw my hat in the ring.',
    'I’d like to apply for _.',
  ],
  helping: ['If _, I’d be glad to help.'],
  networking: ['I’d just like to say hello.', 'Just saying hello.'],
  thanking: ['I owe you thanks for _.', 'I wanted to say thanks for _.'],
};
