import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeEmail, findBlanks, formatBrief, parseEmail, vetText } from '../../src/index.ts';
import { emptyBrief } from './empty-brief.ts';
import { flawsBeyond } from '../../src/rewrite/rewrite.ts';
import { articleFor } from '../../src/wording.ts';
import { readPain } from '../../src/compose/reader.ts';
import { readsWhole } from '../../src/document/grammar.ts';
import { readDocument } from '../../src/document/read-draft.ts';
import { wordsBeyond } from './words-beyond.ts';
import { type NamedBrief, readBriefs } from './read-briefs.ts';

const sender = { name: 'Nora Lindqvist', company: 'Brightlane', signature: '' };
const all = readBriefs();
const fewestFactWords = 12;
const isComplete = ({ brief, isOdd }: NamedBrief) =>
  !isOdd &&
  brief.painPoints.length > 0 &&
  brief.audience !== '' &&
  brief.callToAction !== '' &&
  brief.context.split(/\s+/u).length >= fewestFactWords;
const complete = all.filter(isComplete);
const addsFlaw = flawsBeyond({ subject: '', body: '' });
const categories = [...new Set(complete.map(({ brief }) => brief.category))];
const tones = ['Casual', 'Consultative', 'Friendly', 'Professional'];

it('is tried on a hundred briefs and more, most of them complete', () => {
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(complete.length).toBeGreaterThan(80);
});

describe('an email from a brief', () => {
  it.each(all)('is the same each time, and names its blanks: $name', ({ brief }) => {
    const email = composeEmail(brief, sender);
    expect(composeEmail({ ...brief }, sender)).toEqual(email);
    const labels = findBlanks(`${email.subject}\n${email.body}`).map(({ label }) => label);
    expect(email.open).toEqual([...new Set(labels)]);
  });

  it.each(all)('has no slip of a machine in it, in any tone: $name', ({ brief }) => {
    for (const tone of tones) {
      const { subject, body } = composeEmail({ ...brief, tone }, sender);
      expect(addsFlaw({ subject, body }), body).toBe(false);
      expect(body).not.toMatch(/_|~|undefined|null|\s[,.?]|[?.][.?](?!\.)|:\s*(?:\n|$)/u);
      for (const [, article = '', word = ''] of body.matchAll(/\b(an?) (\p{L}[\p{L}\p{N}-]*)/gu))
        expect(`${article} ${word}`, body).toBe(`${articleFor(word)} ${word}`);
    }
  });

  it.each(all)('says nothing that the brief and the sender do not: $name', ({ brief }) => {
    for (const tone of tones) {
      const { body } = composeEmail({ ...brief, tone }, sender);
      const known = [formatBrief(brief), brief.context, sender.name, sender.company];
      expect(vetText(body, known).repaired.filter(({ kind }) => kind !== 'chatter')).toEqual([]);
    }
  });

  it.each(all)('puts no article before a pronoun or a verb: $name', ({ brief }) => {
    for (const tone of tones) {
      const { body } = composeEmail({ ...brief, tone }, sender);
      for (const [, word = ''] of body.matchAll(/\ban? (\p{L}+)/gu)) {
        expect(word, body).not.toMatch(/^(?:i|we|you|he|she|it|they|our|my|your|their|is|are)$/u);
        expect(word, body).not.toMatch(
          /^(?:accept|ask|attend|become|bring|buy|choose|come|confirm|connect|decide|download|explore|get|give|hire|join|know|learn|let|listen|make|meet|reply|see|send|speak|stay|take|tell|think|try|write)$/u,
        );
      }
    }
  });

  it.each(all)('states no pain point, but asks about it: $name', ({ brief }) => {
    for (const tone of tones) {
      const { body } = composeEmail({ ...brief, tone }, sender);
      for (const { frame, text } of brief.painPoints.flatMap((raw) => readPain(raw) ?? [])) {
        if (['noun', 'other', 'question'].includes(frame)) continue;
        const question = body
          .replaceAll("'", '’')
          .split(/(?<=[.?])\s/u)
          .find((line) => line.includes(text.replaceAll("'", '’')));
        expect(question?.trim() ?? 'If', body).toMatch(/\?$|^If/u);
      }
    }
  });

  it.each(all)('says everything of the brief or names what it leaves out: $name', ({ brief }) => {
    for (const tone of tones) {
      const { body, leftOut } = composeEmail({ ...brief, tone }, sender);
      const accounted = [body, ...leftOut.map(({ text }) => text)].join('\n');
      expect(wordsBeyond(accounted, [...brief.painPoints, brief.callToAction])).toEqual([]);
    }
  });

  it.each(all)('has one kind of apostrophe: $name', ({ brief }) => {
    const { body } = composeEmail(brief, sender);
    expect(/\p{L}'\p{L}/u.test(body) && /\p{L}’\p{L}/u.test(body), body).toBe(false);
  });

  it.each(all)('is written whole with a signature of the sender: $name', ({ brief }) => {
    const signature = 'Nora\nBrightlane, 2 Mill Lane';
    const { body } = composeEmail(brief, { ...sender, signature });
    expect(body.endsWith(`\n${signature}`)).toBe(true);
    expect(body).not.toContain('[fill in: your name]');
  });
});

describe('an email from a complete brief', () => {
  it.each(complete)(
    'asks, is as long as it is read and leaves two blanks at most: $name',
    ({ brief }) => {
      for (const tone of tones) {
        const { subject, body, open } = composeEmail({ ...brief, tone }, sender);
        const { asks, words } = parseEmail({ subject, body });
        expect(asks.length, body).toBeGreaterThan(0);
        expect(words.length, body).toBeGreaterThanOrEqual(30);
        expect(words.length, body).toBeLessThanOrEqual(90);
        expect(open.length, body).toBeLessThanOrEqual(2);
      }
    },
  );

  it.each(complete)('sounds different in each tone and each category: $name', ({ brief }) => {
    const inTones = tones.map((tone) => composeEmail({ ...brief, tone }, sender).body);
    expect(new Set(inTones).size).toBe(tones.length);
    const callToAction = 'A call on Tuesday';
    const inKinds = categories.map(
      (category) => composeEmail({ ...brief, category, callToAction }, sender).body,
    );
    expect(new Set(inKinds).size).toBe(categories.length);
  });
});

it('writes sentences that read whole, but for what the writer left open', () => {
  const bodies = all.flatMap(({ brief }) =>
    tones.map((tone) => composeEmail({ ...brief, tone }, sender).body),
  );
  const sentences = bodies
    .flatMap((body) => readDocument({ subject: null, body }).sentences)
    .filter(({ text }) => !/^\[fill in|https?:\S+$/u.test(text));
  const whole = sentences.filter(({ tokens }) => readsWhole(tokens));
  expect(whole.length / sentences.length).toBeGreaterThan(0.97);
});

describe('what a brief holds too much of', () => {
  const brief = {
    ...emptyBrief,
    painPoints: ['late payers', 'no-shows', 'Tenants who call at night', 'late payers.'],
    callToAction: 'fill in our survey and book a call',
    context: `We collect rents. ${'We have done so for a very long time, in many towns and for all sorts of landlords. '.repeat(9)} It costs £20. ${'Our whole team of people answers the phone in the evening, on Saturdays, on Sundays until noon and also on most holidays of the year. '.repeat(2)} Keep it short.`,
  };

  it('is named, in the words of the brief and each once', () => {
    const { leftOut } = composeEmail(brief, sender);
    expect(leftOut).toEqual([
      { field: 'painPoints', text: 'Tenants who call at night' },
      { field: 'callToAction', text: 'book a call' },
      {
        field: 'context',
        text: 'Our whole team of people answers the phone in the evening, on Saturdays, on Sundays until noon and also on most holidays of the year.',
      },
    ]);
  });

  it('is nothing where all of it is said', () => {
    expect(
      composeEmail({
        ...brief,
        painPoints: ['late payers'],
        callToAction: 'a call',
        context: 'We collect rents.',
      }).leftOut,
    ).toEqual([]);
  });
});

describe('a question about a pain point', () => {
  const ask = (tone: string, pain: string, audience: string) =>
    composeEmail({
      ...emptyBrief,
      category: 'Cold Outreach',
      tone,
      audience,
      painPoints: [pain],
    }).body.split('\n\n')[1] ?? '';
  const inAllVoices = (pain: string) =>
    tones.flatMap((tone) =>
      ['owners of cafés', 'bakers', 'CFOs', 'dentists'].map((audience) =>
        ask(tone, pain, audience),
      ),
    );
  const present = /\b(?:today|currently|at present|at the moment|these days|right now)\b/giu;

  it.each([
    'chasing late invoices today',
    'outdated website at the moment',
    'manual data entry currently',
    'high churn these days',
    'overwhelmed by email at present',
    'being short of staff today',
    'invoices get lost today',
    'lose track of orders right now',
    'Currently struggling to hire',
    'hard to hire nurses at present',
  ])('says once at most that it is about now, in any tone: %s', (pain) => {
    for (const question of inAllVoices(pain))
      expect(question.match(present)?.length ?? 0, question).toBeLessThan(2);
  });

  it.each(['low attendance in January', 'overtime this week', 'stuck in traffic every morning'])(
    'ends with the time that the pain point ends with, in any tone: %s',
    (pain) => {
      for (const question of inAllVoices(pain))
        expect(question).toMatch(
          new RegExp(`${pain.split(' ').at(-1) ?? ''}(?:, or is that under control)?\\?$`, 'u'),
        );
    },
  );
});

describe('the language of a brief', () => {
  it.each([
    ['owners of small hotels', 'Booking fees of 18%', 'We build booking pages for hotels.', true],
    ['dentists', '', '', true],
    [
      'ιδιοκτήτες εστιατορίων',
      'άδεια τραπέζια τις Δευτέρες',
      'Φτιάχνουμε σύστημα κρατήσεων.',
      false,
    ],
    [
      'dueños de clínicas',
      'pacientes que no vienen',
      'Enviamos recordatorios por WhatsApp a los pacientes.',
      false,
    ],
    [
      'Geschäftsführer',
      'zu viele Ausfälle',
      'Wir schreiben Rechnungen aus dem Foto vom Zettel.',
      false,
    ],
  ])('is told: %s, %s', (audience, pain, context, isEnglish) => {
    expect(composeEmail({ ...emptyBrief, audience, painPoints: [pain], context }).isEnglish).toBe(
      isEnglish,
    );
  });
});

describe('what a brief lacks', () => {
  const { brief } = complete[0] ?? { brief: undefined };

  it('becomes a blank: what is offered, and who writes', () => {
    if (brief === undefined) throw new Error('there is no brief');
    const { open } = composeEmail({ ...brief, context: '' });
    expect(open).toContain('what you offer, in one sentence');
    expect(open).toContain('your name');
  });

  it('never keeps an email from being written', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme' }),
    );
    const anyBrief = fc.record({
      campaign: text,
      category: fc.oneof(text, fc.constantFrom(...categories)),
      audience: text,
      tone: fc.oneof(text, fc.constantFrom(...tones)),
      industry: text,
      companySize: text,
      painPoints: fc.array(text, { maxLength: 4 }),
      callToAction: text,
      context: text,
    });
    fc.assert(
      fc.property(anyBrief, (any) => {
        expect(composeEmail(any).body).not.toBe('');
      }),
    );
  });

  it.each(['a', ' ', '.', 'a b ', ', ', '(', 'who ', '1', '\ud800', '\n- '])(
    'is written from a million times %j in every place',
    (piece) => {
      const text = piece.repeat(1_000_000 / piece.length);
      const huge = {
        campaign: text,
        category: 'Cold Outreach',
        audience: text,
        tone: text,
        industry: text,
        companySize: text,
        painPoints: [text],
        callToAction: text,
        context: text,
      };
      expect(composeEmail(huge).body.length).toBeLessThan(20_000);
    },
  );
});
