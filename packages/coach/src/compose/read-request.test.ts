import { describe, expect, it } from 'vitest';
import { type RequestKind, readRequest } from './read-request.ts';

const cases: readonly (readonly [string, RequestKind, string])[] = [
  ['Book a 15-minute call', 'meeting', 'a 15-minute call'],
  ['20 minute demo', 'meeting', 'a 20 minute demo'],
  ['Let’s hop on a call', 'meeting', 'a call'],
  ['Get them on a call next week', 'meeting', 'a call next week'],
  ['Set up a time to chat', 'meeting', 'a chat'],
  ['Schedule an on-site energy audit', 'thing', 'an on-site energy audit'],
  ['SIGN UP FOR A FREE ACCOUNT NOW!!!', 'thing', 'a free account'],
  ['Start your free trial today!', 'thing', 'a free trial'],
  ['Download the guide', 'send', 'the guide'],
  ['Send them the price list', 'send', 'the price list'],
  ['Show them three houses', 'show', 'three houses'],
  ['Offer to bake a trial shift', 'offer', 'bake a trial shift'],
  ['Invite them to our webinar on 12 March', 'act', 'come to our webinar on 12 March'],
  ['Fill in our survey & book a call', 'act', 'fill in our survey'],
  ['Send us the slides', 'favour', 'send us the slides'],
  ['Get their feedback on our beta', 'favour', 'give me your feedback on our beta'],
  ['Discuss how they onboard apprentices', 'talk', 'how you onboard apprentices'],
  ['Ask whether they are hiring', 'ask', 'whether you are hiring'],
  ['Get in touch with the right person', 'refer', ''],
  ['Let me know if interested', 'reply', ''],
  ['???', 'reply', ''],
  ['would a tray of samples help?', 'question', 'Would a tray of samples help?'],
  ['can I bring you a bouquet to look at', 'question', 'Can I bring you a bouquet to look at?'],
  ['When would you have time.', 'question', 'When would you have time?'],
  ['Is it ok if we call', 'question', 'Is it ok if we call?'],
  ['a chance to chat', 'meeting', 'a chat'],
  ['let me shoot one listing for free', 'offer', 'shoot one listing for free'],
  ['Try Pulse free', 'act', 'try Pulse free'],
  ['Tell me what you’re working on', 'favour', 'tell me what you’re working on'],
  ['See if it’s still a priority', 'ask', 'if it’s still a priority'],
  ['Share a photo of your garden', 'act', 'share a photo of your garden'],
  ['Reply "yes" and I will send a quote', 'order', 'reply "yes" and I will send a quote'],
  ['reply with a good time to talk', 'favour', 'reply with a good time to talk'],
  ['see a demo', 'show', 'a demo'],
  ['interview our founder', 'act', 'interview our founder'],
  ['forward this to the front desk', 'favour', 'forward this to the front desk'],
  ['stay in touch', 'act', 'stay in touch'],
  ['an interview', 'meeting', 'an interview'],
  ['call them on Tuesday', 'offer', 'call you on Tuesday'],
  ['call next week', 'meeting', 'a call next week'],
  ['30 minutes next week', 'meeting', '30 minutes next week'],
  ['review of your booking page', 'thing', 'a review of your booking page'],
  ['referral to the head of IT', 'words', 'referral to the head of IT'],
  ['I’d love to visit your farm', 'order', 'I’d love to visit your farm'],
  ['We can come by on Friday', 'order', 'we can come by on Friday'],
  ['We are open on Saturdays', 'reply', ''],
  [
    'Would you be open to a chat? I am free.',
    'question',
    'Would you be open to a chat? I am free.',
  ],
  ['Να μιλήσουμε 10 λεπτά;', 'question', 'Να μιλήσουμε 10 λεπτά;'],
  ['let me know if you want a free mockup', 'thing', 'a free mockup'],
  [
    'Please contact me for the profiles of the candidates',
    'send',
    'the profiles of the candidates',
  ],
  ['I would like to give a guest lecture', 'offer', 'give a guest lecture'],
  ['Decide whether to start the pilot', 'thing', 'the pilot'],
  ['buy now', 'reply', ''],
  ['Termin vereinbaren', 'words', 'Termin vereinbaren'],
];

describe('a call to action', () => {
  it.each(cases)('%s asks for %s', (raw, kind, text) => {
    expect(readRequest(raw)).toMatchObject({ kind, text, link: null });
  });

  it('keeps its link apart from its words', () => {
    expect(readRequest('Pick a slot: https://cal.example/ann.')).toMatchObject({
      kind: 'meeting',
      text: '',
      link: 'https://cal.example/ann',
    });
  });

  it('says what else it says, and names a second request as unsaid', () => {
    expect(readRequest('Book a call. It costs nothing')).toMatchObject({
      text: 'a call',
      more: ['It costs nothing.'],
    });
    expect(readRequest('Fill in our survey & book a call').unsaid).toEqual(['book a call']);
  });
});
