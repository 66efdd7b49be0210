import { describe, expect, it } from 'vitest';
import { readRequest } from './request.ts';

describe('a call to action', () => {
  it.each([
    ['Book a 15-minute call', 'meeting', 'a 15-minute call'],
    ['20 minute demo', 'meeting', 'a 20 minute demo'],
    ['Get them on a call next week', 'offer', 'get you on a call next week'],
    ['Let’s hop on a call', 'meeting', 'a call'],
    ['quick call?', 'meeting', 'a quick call'],
    ['30 min', 'meeting', '30 min'],
    ['free trial', 'thing', 'a free trial'],
    ['Start your free trial today!', 'deed', 'start your free trial'],
    ['Try Pulse free', 'deed', 'try Pulse free'],
    ['Test one sensor this season', 'deed', 'test one sensor this season'],
    ['Get them to sign up for the webinar', 'deed', 'sign up for the webinar'],
    ['Discuss how they onboard apprentices', 'deed', 'discuss how you onboard apprentices'],
    ['Send them the price list', 'offer', 'send you the price list'],
    ['Offer them a free tray of samples', 'thing', 'a free tray of samples'],
    ['Offer to bake a trial shift', 'offer', 'bake a trial shift'],
    ['let me shoot one listing for free', 'offer', 'shoot one listing for free'],
    ['Invite to beta', 'offer', 'invite you to beta'],
    ['Send us the slides', 'favour', 'send us the slides'],
    ['Reply with yes or no', 'favour', 'reply with yes or no'],
    ['Ask whether they are hiring', 'tell', 'whether you are hiring'],
    ['See if it’s still a priority', 'tell', 'if it’s still a priority'],
    ['see how it sounds', 'deed', 'see how it sounds'],
    ['Reply "yes" and I will send a quote', 'order', 'reply "yes" and I will send a quote'],
    ['I’d love to visit your farm', 'wish', 'I’d love to visit your farm.'],
    ['Get in touch with the right person', 'right', ''],
    ['would a tray of samples help?', 'question', 'Would a tray of samples help?'],
    ['can i send you a short video', 'question', 'Can i send you a short video?'],
    ['Να μιλήσουμε 10 λεπτά;', 'question', 'Να μιλήσουμε 10 λεπτά;'],
    ['???', 'reply', ''],
    ['', 'reply', ''],
  ])('%j wants a %s', (raw, want, text) => {
    expect(readRequest(raw)).toMatchObject({ want, text, link: null });
  });

  it('keeps its link apart from its words', () => {
    expect(readRequest('Look at my portfolio at https://ines.example/work')).toMatchObject({
      text: 'look at my portfolio',
      link: 'https://ines.example/work',
    });
  });

  it('says what else it says, and names a second request as unsaid', () => {
    expect(readRequest('Book a call. It costs nothing').more).toEqual(['It costs nothing.']);
    expect(readRequest('Fill in our survey & book a call').unsaid).toEqual(['book a call']);
    expect(readRequest('Come and see the oven').unsaid).toEqual([]);
  });
});
