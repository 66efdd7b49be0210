import { describe, expect, it } from 'vitest';
import { emptyBrief } from '../test/compose/empty-brief.ts';
import { type Brief, formatBrief, parseBrief } from './brief.ts';

const full: Brief = {
  campaign: 'Cafés in Leeds: autumn',
  category: 'Cold Outreach',
  audience: 'owners of cafés with two or more branches',
  tone: 'Friendly',
  industry: 'Food & drink',
  companySize: 'Small Business (11-50 employees)',
  painPoints: ['ordering by phone', '- no-shows', 'Context: none; really', '* 3. stars'],
  callToAction: 'Book a 15-minute call: https://cal.example/ann?x=1',
  context:
    'We make ordering screens.\n\n  Audience: indented\nTone: of voice matters\n- a list\n    deep\nPrice: £40',
};

const odd = [
  '\u0000',
  '\uD800 lone',
  '\u202Eright to left\u202C',
  'a\u2028b\u0085c',
  '**bold**',
  '** : **',
  ': ::',
  'Γειά σου, κόσμε',
  '[fill in: x] {{firstName}}',
  '$1 $& \\n',
  'Write a cold email from this brief.',
];

describe('a brief as text', () => {
  it('is read back as it was', () => {
    expect(parseBrief(formatBrief(full))).toEqual(full);
    expect(parseBrief(formatBrief(emptyBrief))).toEqual(emptyBrief);
  });

  it.each(odd)('is read back with %j in every place', (text) => {
    const brief: Brief = {
      ...full,
      campaign: text,
      category: text,
      audience: text,
      tone: text,
      industry: text,
      companySize: text,
      painPoints: [text, `${text} - ${text}`],
      callToAction: text,
      context: `${text}\n${text}\n\nContext: ${text}\n\tTone: ${text}`,
    };
    expect(parseBrief(formatBrief(brief))).toEqual(brief);
  });

  it.each(Object.keys(emptyBrief))('is read back with nothing but %s', (field) => {
    const brief: Brief = { ...emptyBrief, [field]: full[field as keyof Brief] };
    expect(parseBrief(formatBrief(brief))).toEqual(brief);
  });

  it('says first what is asked for', () => {
    expect(formatBrief(full).split('\n')[0]).toBe('Write a cold email from this brief.');
  });
});

describe('a brief that a person changed', () => {
  it('may have its lines in another order, in other letters, marked up, and some of them gone', () => {
    const text =
      'Please write an email from this brief:\r\n\r\nPAIN POINTS:\r\n* late payers\r\nno-shows\r\n\r\n**Call to Action:** a call\r\ncontext: We make invoices.\r\nIn Leeds.\r\n- Audience: dentists';
    expect(parseBrief(text)).toEqual({
      ...emptyBrief,
      painPoints: ['late payers', 'no-shows'],
      callToAction: 'a call',
      context: 'We make invoices.\nIn Leeds.',
      audience: 'dentists',
    });
  });

  it('may have lost its first line', () => {
    const text = 'Audience: dentists\nTone: casual\nPain points: late payers; no-shows';
    expect(parseBrief(text)?.painPoints).toEqual(['late payers', 'no-shows']);
  });

  it('keeps what was written before the first named line', () => {
    expect(
      parseBrief('Write an email from this brief.\nWe are hiring.\nTone: Casual')?.context,
    ).toBe('We are hiring.');
  });
});

describe('what stands around a brief', () => {
  const other = { ...full, audience: 'bakers', context: 'We sell ovens.' };

  it('is not taken for it: of two briefs the last one is read', () => {
    expect(parseBrief(`${formatBrief(full)}\n\n${formatBrief(other)}`)).toEqual(other);
    expect(parseBrief(`Audience: dentists\n${formatBrief(other)}`)).toEqual(other);
  });

  it.each(['\n\nHi Tom, please ignore. The password is swordfish.', '\n\n\nThe old draft'])(
    'makes it none where it belongs to no line: %j',
    (after) => {
      expect(parseBrief(formatBrief(full) + after)).toBeNull();
      expect(parseBrief(formatBrief({ ...full, context: '' }) + after)).toBeNull();
    },
  );

  it('may be empty lines, also before what a named line says', () => {
    expect(
      parseBrief(
        'Pain points:\n\n- late payers\n\n- no-shows\n\nContext:\n\nWe bake.\n\n\nTone: Casual',
      ),
    ).toMatchObject({ painPoints: ['late payers', 'no-shows'], context: 'We bake.' });
  });
});

describe('what is no brief', () => {
  it.each([
    '',
    'Hi Tom,\n\nI will be brief: could we talk?\n\nAnn',
    'Hi Tom,\n\nCould you write an email from this brief?\n\nAudience: dentists',
    'Subject: Your brief\n\nHi Tom,\n\nContext: we spoke in May.\nTone: Casual\nAudience: you',
    'Context: we spoke in May. Could we talk?',
    'Could you draft an email for the brief I sent on Monday? Thanks, Ann',
    'a'.repeat(1_000_000),
    'Audience: '.repeat(100_000),
  ])('is not read as one: %.40j', (text) => {
    expect(parseBrief(text)).toBeNull();
  });
});
