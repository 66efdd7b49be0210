import { describe, expect, it } from 'vitest';
import { readRequest, type RequestKind } from './read-request.ts';

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
  ['Try Pulse free', 'act', 'try Pulse free'],
  ['Tell me what you’re working on', 'favour', 'tell me what you’re working on'],
  ['See if it’s still a priority', 'ask', 'if it’s still a priority'],
  ['Share a photo of your garden', 'act', 'share a photo of your garden'],
  ['Termin vereinbaren', 'words', 'Termin vereinbaren'],
];

describe('a call to action', () => {
  it.each(cases)('%s asks for %s', (raw, kind, text) => {
    expect(readRequest(raw)).toEqual({ kind, text, link: null });
  });

  it('keeps its link apart from its words', () => {
    expect(readRequest('Pick a slot: https://cal.example/ann.')).toEqual({
      kind: 'meeting',
      text: '',
      link: 'https://cal.example/ann',
    });
  });
});
