import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft } from '../../test/emails.ts';
import { goodEmail, goodParts } from '../../test/good-email.ts';
import { readDocument } from '../document/read-draft.ts';
import type { Draft, Span } from '../draft.ts';
import { answersOf, gravest, questionIds } from './learned-questions.ts';
import { ruleNames } from './names.ts';
import { rules } from './rules.ts';

const ruleOf = (id: string) => rules.find((rule) => rule.id === id);
const findingOf = (id: string, draft: Draft) => ruleOf(id)?.find(readDocument(draft)) ?? null;
const quotesOf = (draft: Draft, spans: readonly Span[]) =>
  spans.map(({ field, start, end }) => (draft[field] ?? '').slice(start, end));
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

const { offer, opening, ask } = goodParts;
const thread = '\n\nOn Tue, 4 Nov 2025 at 09:12, Marek <m@x.example> wrote:\n> Ovens?';
const again = (body: string): Draft => ({ subject: null, body, stage: 'follow_up' });

/** Where a mechanical rule finds something, with the words it names, and where it does not. */
const cases: Readonly<
  Record<
    string,
    {
      readonly fires: readonly (readonly [Draft, ...string[]])[];
      readonly silent: readonly Draft[];
    }
  >
> = {
  'fake-reply': {
    fires: [
      [goodEmail({ subject: 'Re: oven space' }), 'Re:'],
      [goodEmail({ subject: 'FWD: oven space' }), 'FWD:'],
    ],
    silent: [
      goodEmail({ subject: 'Regarding oven space' }),
      goodEmail({ subject: 'Re: oven space', stage: 'follow_up' }),
      { ...goodEmail(), subject: 'Re: oven space', body: goodEmail().body + thread },
    ],
  },
  'not-an-email': {
    fires: [
      [
        {
          subject: null,
          body: 'Milk\nEggs\nBread\n2 kg flour\nButter\nOlive oil',
        },
      ],
    ],
    silent: [goodEmail(), { subject: null, body: '' }],
  },
  greeting: {
    fires: [
      [goodEmail({ greeting: '' })],
      [goodEmail({ greeting: 'Dear Sir/Madam,' }), 'Dear Sir/Madam,'],
      [goodEmail({ greeting: 'Hi there,' }), 'Hi there,'],
    ],
    silent: [
      goodEmail(),
      goodEmail({ greeting: 'Hi {{first_name}},' }),
      goodEmail({ greeting: 'Hi {{first_name},' }),
      goodEmail({ greeting: 'Hi [fill in: first name],' }),
      goodEmail({ greeting: '', stage: 'follow_up' }),
    ],
  },
  'body-length': {
    fires: [
      [{ subject: null, body: `Hi Tom,\n\n${words(111)}.`, profile: 'sales' }],
      [{ subject: null, body: `Hi Tom,\n\n${words(34)}.`, profile: 'sales' }],
      [again(words(121))],
    ],
    silent: [
      { subject: null, body: `Hi Tom,\n\n${words(110)}.`, profile: 'sales' },
      { subject: null, body: `Hi Tom,\n\n${words(35)}.`, profile: 'sales' },
      { subject: null, body: `Hi Tom,\n\n${words(111)}.`, profile: 'recruiting' },
      again(words(20)),
    ],
  },
  'no-words': {
    fires: [
      [{ subject: null, body: '' }],
      [{ subject: null, body: 'Hi Tom,' }],
      [{ subject: 'Ovens', body: 'We make good ovens here, and you do not.' }],
    ],
    silent: [{ subject: 'Ovens', body: 'We make good ovens here, and you do not yet.' }],
  },
  'subject-length': {
    fires: [
      [goodEmail({ subject: '' })],
      [
        goodEmail({ subject: 'One two three four five six seven eight nine' }),
        'One two three four five six seven eight nine',
      ],
    ],
    silent: [
      goodEmail({ subject: null }),
      goodEmail({ subject: 'One two three four five six seven eight' }),
      goodEmail({
        subject: 'One two three four five six seven eight nine',
        profile: 'link_building',
      }),
    ],
  },
  'ask-count': {
    fires: [
      [goodEmail({ ask: `${ask} Are you free for a call on Monday?` }), 'of use', 'call on Monday'],
    ],
    silent: [goodEmail()],
  },
  paragraphs: {
    fires: [[goodEmail({ offer: `${words(81)}.` }), `${words(81)}.`]],
    silent: [goodEmail({ offer: `${words(80)}.` })],
  },
  'long-sentences': {
    fires: [[goodEmail({ offer: `${words(31)}.` }), `${words(31)}.`]],
    silent: [goodEmail({ offer: `${words(30)}.` })],
  },
  'reader-focus': {
    fires: [
      [{ subject: null, body: 'We bake. We sell our bread. Will you buy?' }, 'We', 'We', 'our'],
    ],
    silent: [
      goodEmail(),
      { subject: null, body: 'I bake. I sell my bread. I am here.' },
      {
        subject: null,
        body: 'We bake, we sell, we drive: your ovens, your bread, your call, you.',
      },
    ],
  },
  shouting: {
    fires: [
      [goodEmail({ subject: 'CHEAP OVENS TODAY' }), 'CHEAP OVENS TODAY'],
      [goodEmail({ offer: `${offer} They are good!!` }), '!!'],
      [goodEmail({ offer: `${offer} Good 🥐 bread 🥐 for all.` }), '🥐', '🥐'],
    ],
    silent: [
      goodEmail(),
      goodEmail({ offer: `${offer} They are good!` }),
      goodEmail({ offer: `${offer} An SEO or NATO audit.` }),
    ],
  },
  padding: {
    fires: [[goodEmail({ close: `${opening}\n\nThanks,\nMarek` })]],
    silent: [goodEmail()],
  },
  typos: {
    fires: [[goodEmail({ offer: `${offer} Everyone recieves a a card.` }), 'recieves', 'a a']],
    silent: [goodEmail()],
  },
  salad: {
    fires: [
      [
        {
          subject: null,
          body: 'Xqzt vbnrk wqpl zzxcv mnbq trplk qwzx vvbn klpq zxcw rtyq plmk qazx wsxc.',
        },
      ],
    ],
    silent: [goodEmail(), { subject: null, body: 'Xqzt vbnrk.' }],
  },
};

describe.each(Object.entries(cases))('%s', (id, { fires, silent }) => {
  const found = fires.map(([draft, ...quotes]) => ({ draft, quotes }));

  it.each(found)('finds something in $draft', ({ draft, quotes }) => {
    const finding = findingOf(id, draft);
    expect(finding).not.toBeNull();
    if (quotes.length > 0) expect(quotesOf(draft, finding?.spans ?? [])).toEqual(quotes);
  });

  it.each(silent.map((draft) => ({ draft })))('is silent on $draft', ({ draft }) => {
    expect(findingOf(id, draft)).toBeNull();
  });
});

describe('a graver fault', () => {
  it.each<readonly [string, readonly Draft[]]>([
    ['greeting', [goodEmail({ greeting: 'Hi there,' }), goodEmail({ greeting: 'Dear Sir,' })]],
    [
      'body-length',
      [120, 200, 400].map((count) => ({
        subject: null,
        body: `${words(count)}.`,
        profile: 'sales',
      })),
    ],
    ['subject-length', [9, 11, 13].map((count) => goodEmail({ subject: words(count) }))],
    ['no-words', ['We bake bread here.', 'Bread', ''].map((body) => ({ subject: null, body }))],
    ['paragraphs', [90, 120, 200].map((count) => goodEmail({ offer: `${words(count)}.` }))],
    ['shouting', ['!!', '!! Now!!'].map((marks) => goodEmail({ offer: `Good bread${marks}` }))],
  ])('weighs more: %s', (id, drafts) => {
    const severities = drafts.map((draft) => findingOf(id, draft)?.severity ?? 0);
    expect(severities).toEqual([...new Set(severities)].toSorted((one, other) => one - other));
    expect(severities[0]).toBeGreaterThan(0);
  });
});

describe('the rules', () => {
  it('are each tried above or learned', () => {
    const tried = [...Object.keys(cases), ...questionIds];
    expect(rules.map(({ id }) => id).toSorted()).toEqual(tried.toSorted());
    expect(new Set(ruleNames).size).toBe(rules.length);
  });

  it('find in any text what the ledger can show', () => {
    fc.assert(fc.property(anyDraft, (draft) => expectToBeShown(draft)));
  });
});

const letters: readonly Draft[] = [
  goodEmail(),
  goodEmail({ greeting: 'Dear Sir/Madam,', subject: 'BEST BREAD EVER' }),
  {
    subject: 'Re: partnership',
    body: 'Hi,\n\nI hope this email finds you well. We are a leading provider of innovative, end-to-end solutions that empower businesses to unlock their full potential.\n\nLet me know your availability for a quick call!\n\nBest,\nTeam Synergy',
  },
  again('Hi Tom,\n\nYou have not answered any of my emails. I am disappointed.\n\nAnn'),
  { subject: null, body: 'u want bread?? we have best bred in town, cal me' },
  { subject: 'Ovens', body: 'Hi {{name}},\n\nI saw [fill in: what]. Worth a look?' },
];

describe('a learned question', () => {
  it.each(questionIds)('is answered within its bounds, in words of the email: %s', (id) => {
    for (const draft of letters) {
      const answers = answersOf(readDocument(draft));
      expect(answers.severity(id)).toBeGreaterThanOrEqual(0);
      expect(answers.severity(id)).toBeLessThanOrEqual(gravest);
      expectInOrder(draft, answers.harm(id));
      expectToBeShown(draft);
    }
  });

  it.each(questionIds)('is answered the same of the same text, and not of every text: %s', (id) => {
    const severities = letters.map((draft) => answersOf(readDocument(draft)).severity(id));
    const again = letters.map((draft) => answersOf(readDocument({ ...draft })).severity(id));
    expect(again).toEqual(severities);
    expect(new Set(severities).size).toBeGreaterThan(1);
  });

  it('takes a hollow and a rude email for worse than a good one', () => {
    const [good, , hollow, rude] = letters.map((draft) => answersOf(readDocument(draft)));
    for (const id of ['plain-words', 'concreteness', 'mass-mail', 'relevance'] as const)
      expect(hollow?.severity(id), id).toBeGreaterThan(good?.severity(id) ?? 0);
    expect(rude?.severity('manner')).toBeGreaterThan(good?.severity('manner') ?? 0);
  });
});

function expectToBeShown(draft: Draft): void {
  const doc = readDocument(draft);
  for (const rule of rules) {
    const { id, steps } = rule;
    const finding = rule.find(doc);
    if (!finding) continue;
    expect(finding.severity, id).toBeGreaterThan(0);
    expect(finding.severity, id).toBeLessThanOrEqual(steps);
    expect(finding.reason, id).not.toBe('');
    expect(finding.fix, id).not.toBe('');
    if (finding.spans.length === 0) expect(finding.measure, id).toBeTruthy();
    expectInOrder(draft, finding.spans, id);
  }
}

function expectInOrder(draft: Draft, spans: readonly Span[], id?: string): void {
  const inOrder = spans.toSorted((one, other) =>
    one.field === other.field ? 0 : one.field === 'subject' ? -1 : 1,
  );
  expect(spans, id).toEqual(inOrder);
  for (const [at, { field, start, end }] of spans.entries()) {
    expect(start, id).toBeGreaterThanOrEqual(0);
    expect(end, id).toBeGreaterThan(start);
    expect(end, id).toBeLessThanOrEqual((draft[field] ?? '').length);
    const before = spans[at - 1];
    if (before?.field === field) expect(start, id).toBeGreaterThanOrEqual(before.end);
  }
}
