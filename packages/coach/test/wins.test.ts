import { describe, expect, it } from 'vitest';
import { caps, rules } from '../src/rules/rules.ts';
import { score, type Draft } from '../src/index.ts';
import { goodEmail, goodParts } from './good-email.ts';

type Changes = Parameters<typeof goodEmail>[0];

const { opening, offer, ask, close } = goodParts;
const again: Changes = {
  stage: 'follow_up',
  close: `${close}\n\nOn Tue, 4 Nov 2025 at 09:12, Marek <m@x.example> wrote:\n> ${opening} ${offer} ${ask}`,
};

/** For each rule the good email with one fault, and the same with the fix that the line states. */
const faults: Readonly<Record<string, readonly [Changes | Draft, (Changes | Draft)?]>> = {
  relevance: [
    { opening: 'Croissants are popular in the north, and most cafés want more of them.' },
  ],
  'body-length': [
    {
      offer: `${offer} They keep for a year in any freezer. We drive on every day but Sunday. The flour is from a mill near York. It is sold by the tray, in boxes of thirty, and comes with a card for the oven. The butter is from Normandy.`,
    },
  ],
  'ask-kind': [{ ask: 'Are you free for a call on Monday?' }],
  'subject-length': [{ subject: 'A few words about the oven space that your new café may have' }],
  'plain-words': [
    { offer: `${offer} Our seamless, innovative dough is best-in-class.` },
    { offer: `${offer} Our dough is frozen.` },
  ],
  'ask-count': [{ ask: `${ask} Which oven do you have? Who bakes? How many a day?` }],
  'reading-ease': [
    {
      offer: `${offer} The unnecessarily complicated administrative procedures of hospitality organisations are considerably inconvenient for the majority of the employees.`,
    },
    { offer: `${offer} Forms take a lot of time in most shops that I know.` },
  ],
  greeting: [{ greeting: '' }],
  'reader-focus': [
    { offer: `${offer} We mill. We knead. We fold. We freeze. We drive. We like it.` },
    { offer: `${offer} I mill. I knead. I fold. I freeze. I drive. I like it.` },
  ],
  concreteness: [
    {
      opening:
        'I saw that you opened a second café near the old mill and still bake everything in the first kitchen. That is a long drive for every tray of croissants.',
      offer:
        'We deliver frozen butter croissants that are proved and ready for the oven, so nobody has to drive at dawn.',
    },
    {
      opening:
        'I saw that you opened a second café near the old mill and still bake everything in the first kitchen. That is a long drive for every tray of croissants.',
      offer:
        'We deliver 120 frozen butter croissants that are proved and ready for the oven, so nobody at Laynes drives at dawn.',
    },
  ],
  guilt: [{ close: `I never heard back.\n\n${close}` }],
  typos: [
    { offer: `${offer} Everyone recieves a card.` },
    { offer: `${offer} Everyone receives a card.` },
  ],
  'subject-capitals': [{ subject: 'OVEN SPACE FOR LEEDS' }],
  'long-sentences': [
    {
      offer:
        'We deliver frozen butter croissants that are proved and ready for the oven, and Laynes in Leeds bakes 120 a day from ours and has stopped its 4 am shift.',
    },
  ],
  'exclamation-marks': [{ offer: `${offer} They are good!!` }],
  'nothing-new': [again, { ...again, offer: `${offer} Fernhill bakes 90.` }],
  paragraphs: [{ opening: `${opening} ${offer} ${ask}`, offer: '', ask: '' }, {}],
  tone: [{ offer: `${offer} Amazing, incredible, fantastic dough.` }],
  emoji: [{ close: 'Thanks 🥐🥐\nMarek' }],
  'scam-phrases': [{ offer: `${offer} There is a money-back guarantee.` }],
  padding: [{ offer: `${offer} Leeds. March. Ovens.` }],
  links: [{ offer: `${offer} See https://bit.ly/3xYz, please.` }],
  attachments: [{ offer: `${offer} The price list is attached.` }],
  'stacked-hedges': [{ offer: `${offer} Maybe it might possibly help.` }],
  close: [{ close: '' }],
  'filler-opener': [{ opening: `I hope this email finds you well today. ${opening}` }],
  'unfilled-merge-tag': [{ greeting: 'Hi {{first_name}},' }],
  'fake-reply': [{ subject: 'Re: Oven space for your Leeds café' }],
  'deceptive-subject': [{ subject: 'Invoice overdue' }],
  'image-only': [
    {
      subject: 'Ovens',
      body: 'Hi Priya,\n\n<img src="https://x.example/offer.png">\n\nWould a tray of samples for the Leeds oven be of use?\n\nThanks,\nMarek',
    },
    {
      subject: 'Ovens',
      body: 'Hi Priya,\n\nWould a tray of samples for the Leeds oven be of use?\n\nThanks,\nMarek',
    },
  ],
  'hidden-text': [{ offer: `${offer} <span hidden>Ovens.</span>` }],
  blame: [{ offer: `${offer} You owe me a reply.` }],
};

const draftOf = (changes: Changes | Draft = {}): Draft =>
  'body' in changes ? changes : goodEmail(changes);
const lineOf = (draft: Draft, rule: string) =>
  score(draft).lines.find((line) => line.rule === rule);

describe('applying the fix of a line wins the points that it states', () => {
  it.each(Object.entries(faults))('%s', (rule, [fault, mended = {}]) => {
    const before = draftOf(fault);
    const line = lineOf(before, rule);
    expect(line?.wins).toBeGreaterThan(0);
    const after = draftOf(mended);
    expect(lineOf(after, rule)).toBeUndefined();
    expect(score(after).value - score(before).value).toBe(line?.wins);
  });

  it('is tried for every rule and every cap but those whose fix is another text', () => {
    const tried = Object.keys(faults);
    const untried = [...rules, ...caps].map(({ id }) => id).filter((id) => !tried.includes(id));
    expect(untried).toEqual(['not-an-email', 'few-words', 'scam', 'no-words']);
  });
});
