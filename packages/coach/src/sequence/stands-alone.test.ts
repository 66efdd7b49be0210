import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { standsAlone, stemOf } from './stands-alone.ts';

function lastStandsAlone(message: string): boolean {
  const { body, sentences, words } = parseEmail({ subject: null, body: `Hi Tom,\n\n${message}` });
  const firstSaid = new Map(words.toReversed().map(({ key, start }) => [stemOf(key), start]));
  const last = sentences.at(-1);
  return last !== undefined && standsAlone({ body, firstSaid, known: new Set() }, last);
}

describe('standsAlone', () => {
  it.each([
    'Last spring a garden shop in Leeds had the same wait.',
    'We took four seconds off it, and its phone orders grew by 11% in two months.',
    'We moved the field up and calls to their desk fell by a third.',
    'New hires there told Glassdoor that it takes five months.',
    'Harrow Cycles did so in May.',
    'I drove that train for eleven years.',
    'At GreenConf 1,400 people planted theirs.',
    'Ours are rated to 260 °C.',
    'Bookings rose by 40% in a month.',
    'Three closed a round in 2024.',
    'In Leeds another 40 shops use ours.',
    'We replaced the boiler and paid 40% less.',
    'Parcelmate lost 1,900 events in an outage before they moved to it.',
    'Since then Laynes sold 22% more filter coffee.',
    'That saved £40,000 a year.',
    'Two other bakeries in Otley use our ovens.',
    'Both bakeries in Otley use our ovens.',
    'With such a menu Laynes sold 22% more.',
    'I sold 14 bicycles to him in March.',
    'Tidewear does 900 a day with two people.',
    'One that fits under your table does 48 in 11 minutes.',
    'Twice a week would save Kemp’s £1,100 a year.',
    'With two hygienists that is six empty hours a week.',
    'An awning over that corner costs Harrow €3,900.',
    'Our team in Utrecht has that very problem.',
    'Van Dam filled 31 of its empty runs that way.',
    'Moniepoint in Lagos needs someone for just that.',
    'Harrow wants our next 60.',
    'We found a good one for €2,400 in Hull.',
    'The ovens that I mentioned bake 120 loaves.',
  ])('knows that %j leans on what comes before', (sentence) => {
    expect(lastStandsAlone(`Your page is slow. ${sentence}`)).toBe(false);
  });

  it.each([
    'Last spring we helped a garden shop in Leeds take four seconds off its checkout, and its phone orders grew by 11%.',
    'At Marlow Cycles, ramp time fell from 21 weeks to 12.',
    'Harrow Cycles went from eight seconds to two and sold 14% more in the next month.',
    'I noticed that the checkout on Fernhill’s website takes nine seconds to open on a phone.',
    'We make a £90 tide gauge; 31 harbours in Scotland use it, and 29 renewed.',
    'At Brindle I rewrote the booking form that 60,000 people use each month.',
    'I cut the time for the weekly leak report from two days to three hours.',
    'Both Laynes and Harrow bake 120 loaves a day.',
    'You wrote in May about renters cutting back on heating.',
    'There are 14 bakeries in Otley.',
    'Laynes in Leeds bakes 120 croissants a day.',
    'Harrow cut its pallet losses from 310 a month to 45.',
  ])('lets %j stand alone', (sentence) => {
    expect(lastStandsAlone(`Hello from Otley. ${sentence}`)).toBe(true);
  });

  it('knows a thing that was said before from one that is new', () => {
    expect(lastStandsAlone('Harrow had a long form. We cut the long form to 4 fields.')).toBe(
      false,
    );
    expect(lastStandsAlone('Harrow had a long page. We cut the long form to 4 fields.')).toBe(true);
  });
});
