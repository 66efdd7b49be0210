import { describe, expect, it } from 'vitest';
import { readBond, readName, readPain, readRole } from './reader.ts';

describe('a pain point', () => {
  it.each([
    ['Late payers', 'noun', 'late payers'],
    ['Low conversion rate', 'noun', 'a low conversion rate'],
    ['They can’t find drivers', 'clause', 'you can’t find drivers'],
    ['Their website loads slowly', 'clause', 'your website loads slowly'],
    ['cloud bill is growing fast', 'clause', 'your cloud bill is growing fast'],
    ['lose track of orders', 'clause', 'you lose track of orders'],
    ['No time for reviews', 'clause', 'you have no time for reviews'],
    ['not enough leads', 'clause', 'you do not have enough leads'],
    [
      'translators miss the screen they work for',
      'clause',
      'translators miss the screen they work for',
    ],
    ['their site was down twice this week', 'past', 'your site was down twice this week'],
    ['I never know when I get paid', 'other', '“I never know when I get paid”'],
    ['hard to hire nurses', 'other', 'hard to hire nurses'],
    ['waste hours on paperwork', 'other', 'waste hours on paperwork'],
    ['duplicate records', 'other', 'duplicate records'],
    ['why do parcels arrive late?', 'question', 'Why do parcels arrive late?'],
    ['NOT ENOUGH LEADS!!!', 'clause', 'you do not have enough leads'],
  ])('%j is asked about as a %s', (raw, frame, text) => {
    expect(readPain(raw)).toMatchObject({ frame, text });
  });

  it('of many words is cut where a clause ends, and the rest is named', () => {
    const raw =
      'New reps take seven months, and managers don’t have time to listen to their calls because they sit in forecast meetings all week long';
    expect(readPain(raw)).toMatchObject({
      text: 'new reps take seven months, and managers don’t have time to listen to their calls',
      unsaid: 'because they sit in forecast meetings all week long',
    });
  });

  it('of no words, or of too many that never end, is none', () => {
    expect(readPain(' … ')).toBeNull();
    expect(readPain('word '.repeat(60))).toBeNull();
  });

  it.each([
    ['late payers', 'late payers'],
    ['Drivers wait an hour at the dock', 'drivers'],
    ['too many pitch decks', 'pitch decks'],
    ['their delivery apps take 30%', 'delivery apps'],
    ['It is slow', null],
    ['receptionist spends two hours on the phone', null],
    ['we never know what sells', null],
  ])('%j has the name %j', (raw, name) => {
    expect(readPain(raw)?.name).toBe(name);
  });
});

describe('an audience', () => {
  it('that is one person gives the name', () => {
    expect(readName('Anna at Fernhill')).toBe('Anna');
    expect(readName('Maria Papadopoulou, head of growth at Skroutz')).toBe('Maria');
    expect(readName('Founders at Fernhill')).toBeNull();
    expect(readName('Buyer at Acme')).toBeNull();
    expect(readName('Head of Sales')).toBeNull();
  });

  it.each([
    ['Buyers I met at Ambiente', 'I met you at Ambiente', true],
    ['founders we talked to in Lisbon', 'we talked to you in Lisbon', true],
    ['managers who saw our demo last week', 'you saw our demo last week', true],
    ['leads who ship in five languages', 'you ship in five languages', false],
  ])('%j shares that %j', (audience, deed, isShared) => {
    expect(readBond(audience)).toMatchObject({ deed, isShared });
  });

  it.each(['Practice managers', 'owners who struggle with staffing', 'people who are busy', ''])(
    '%j shares nothing that one would tell them',
    (audience) => {
      expect(readBond(audience)).toBeNull();
    },
  );

  it('is thanked for what it did', () => {
    expect(readBond('Customers who left a review')?.done).toBe('leaving a review');
    expect(readBond('people who run cafés')?.done).toBeNull();
  });
});

describe('the role of a call to action', () => {
  it.each([
    [
      'Interview for the Senior Backend Engineer role',
      'the Senior Backend Engineer role',
      'Interview',
    ],
    ['Apply for the position of ward manager', 'the ward manager position', ''],
    ['Apply for your open QA role and have a call', 'the QA role', 'have a call'],
    ['I would like to apply for the position of pastry chef', 'the pastry chef position', ''],
    ['Hire me as a pastry chef', 'the pastry chef role', 'Hire me'],
    ['Apply for a summer internship', 'the summer internship', ''],
  ])('%j is %j', (callToAction, name, rest) => {
    expect(readRole(callToAction)).toMatchObject({ name, rest });
  });

  it.each(['Have a chat on the phone', 'Offer to bake a trial shift', ''])(
    '%j names none',
    (text) => {
      expect(readRole(text)).toBeNull();
    },
  );
});
