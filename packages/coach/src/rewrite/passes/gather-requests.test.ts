import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { gatherRequests } from './extra-asks.ts';

const before = 'We help hauliers cut fuel costs by 12% with better routes for their lorries.\n\n';

describe('gatherRequests', () => {
  it.each([
    [
      'We would love to schedule a 45-minute demo with you. You can also book into our calendar, download our brochure, or follow us on LinkedIn for updates. Please let me know who else should join.',
      'Is cutting fuel costs on your list? If so, we could do a 45-minute demo. We are on LinkedIn.',
    ],
    [
      'It would be great to meet up, at a time which is convenient for you. Please do feel free to get in touch, and in the meantime you may wish to have a look at our website www.kite.example.',
      'Is cutting fuel costs on your list? Our website is here: www.kite.example',
    ],
    [
      'Please visit our website, download our brochure and call us on 020 7946 0991.',
      'Is cutting fuel costs on your list? Our number is 020 7946 0991.',
    ],
    [
      'Register on our portal, upload your CV and two references, and refer a friend to earn £250.',
      'Is cutting fuel costs on your list? If so, please upload your CV and two references, and refer a friend to earn £250.',
    ],
    [
      'I have the routes here, so please confirm your address and fill in our form.',
      'I have the routes here. Is cutting fuel costs on your list?',
    ],
  ])('turns %j into %j', (asks, settled) => {
    expect(applyPass(gatherRequests, before + asks)).toBe(before + settled);
  });

  it('asks nothing new beside a question of the writer’s own', () => {
    const body = `${before}Would the route plan be of use? Please download our brochure, visit our site and follow us.`;
    expect(applyPass(gatherRequests, body)).toBe(`${before}Would the route plan be of use?`);
  });

  it('leaves one easy question alone, and a single request for time to others', () => {
    for (const ask of ['Is that worth a look?', 'Are you free for a call on Tuesday?']) {
      expect(applyPass(gatherRequests, before + ask)).toBe(before + ask);
    }
  });

  it('leaves alone what waits for a yes already', () => {
    const body = `${before}Is that worth a look? If so, please send us two routes, three loads and a map.`;
    expect(applyPass(gatherRequests, body)).toBe(body);
  });
});
