import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { parseEmail } from '../document/parse-email.ts';
import type { Draft } from '../draft.ts';
import { answerIn, openConcerns } from './concerns.ts';
import type { PersonaId } from './personas.ts';
import { letterOf, readerOf } from './reader.ts';
import type { ConcernId } from './reply.ts';

describe('an answer', () => {
  const before = [goodEmail().body];
  const isAnswer = (id: ConcernId, text: string) =>
    answerIn(parseEmail({ subject: null, body: text, stage: 'follow_up' }), id, before) !==
    undefined;

  it.each<readonly [ConcernId, string, string]>([
    ['price', 'It is £38 a tray.', 'It is very good value for a team like yours.'],
    ['price', 'It costs 10% of what we save you.', 'Norden Bank cut $41k a month.'],
    ['effort', 'It takes 20 minutes, once.', 'It is easy and everyone loves it.'],
    ['proof', 'Ask Casa Brava in Porto.', 'We could talk on Thursday.'],
    ['sample', 'Shall I send you one?', 'Shall we bake it?'],
    ['source', 'They measured it from January to March.', 'It is the best in the market.'],
    ['integration', 'It connects by API.', 'It is loved by every business.'],
    ['data', 'It stays on your own servers.', 'Security matters to us.'],
    ['notice', 'I could start in four weeks.', 'I am a hard worker.'],
    ['pay', 'It is €85,000 to €95,000.', 'It is very competitive.'],
    ['traction', '41 carriers pay us today.', 'The market is enormous.'],
    ['gap', 'It was 14 seconds.', 'Sorry about that.'],
    ['why_me', 'I saw your shop ship to Germany.', 'We help everyone.'],
    ['what', 'We read invoices and enter them for you.', 'A holistic approach.'],
    ['ask', 'I’d like your view on one page.', 'Just a word to introduce us.'],
  ])('about %s: “%s” is one and “%s” is none', (id, answer, other) => {
    expect(isAnswer(id, answer)).toBe(true);
    expect(isAnswer(id, other)).toBe(false);
  });

  it('is not given by asking back, nor by what the email said already', () => {
    expect(isAnswer('price', 'Is £38 too much?')).toBe(false);
    expect(isAnswer('traction', 'Laynes bakes 120 a day.')).toBe(false);
  });
});

describe('what is open', () => {
  const openTo = (persona: PersonaId, draft: Draft) =>
    openConcerns(readerOf(letterOf(draft), persona, 1)).map(({ id }) => id);
  const pitch = (offer: string) => goodEmail({ profile: 'sales', offer });

  it('is a blank before anything else', () => {
    const draft = pitch('We cut the drive to [fill in: minutes] for Laynes in Leeds.');
    expect(openTo('busy_founder', draft)[0]).toBe('gap');
  });

  it('is no price that the email states', () => {
    expect(openTo('busy_founder', pitch('We deliver croissants. A tray costs £38.'))).not.toContain(
      'price',
    );
    expect(openTo('busy_founder', pitch('We deliver croissants.'))).toContain('price');
  });

  it('is how it connects where it is software, and not where it is croissants', () => {
    const software = pitch('We make software that orders trays.');
    expect(openTo('technical_buyer', software)).toContain('integration');
    expect(openTo('technical_buyer', goodEmail())).not.toContain('integration');
  });

  it('is where a figure comes from only where there is one', () => {
    const counted = pitch('We deliver croissants. Our customers in York cut their waste by 38%.');
    expect(openTo('sceptical_cfo', counted)).toContain('source');
    expect(openTo('sceptical_cfo', pitch('We deliver croissants.'))).not.toContain('source');
  });

  it('is led by the costliest line', () => {
    const draft = goodEmail({ opening: '', offer: 'We deliver croissants.', greeting: 'Hello,' });
    const [first] = openConcerns(readerOf(letterOf(draft), 'busy_founder', 1));
    expect(first?.rule).not.toBeNull();
  });

  it('differs by the reader', () => {
    const draft = goodEmail({ profile: 'pr' });
    expect(openTo('editor', draft)).toContain('angle');
    expect(openTo('busy_founder', draft)).not.toContain('angle');
  });
});
