import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail, goodParts } from '../../../test/good-email.ts';
import { rewrite } from '../../rewrite/rewrite.ts';
import { ceilingOf } from '../../score/ceiling-of.ts';
import { score } from '../../score/score.ts';
import { parseEmail } from '../../document/parse-email.ts';
import { caps } from '../rules.ts';
import { blame } from './blame.ts';
import { deceptiveSubject } from './deceptive-subject.ts';
import { fakeReply } from './fake-reply.ts';
import { fewWords } from './few-words.ts';
import { hiddenText } from './hidden-text.ts';
import { imageOnly } from './image-only.ts';
import { noWords } from './no-words.ts';
import { notAnEmail } from './not-an-email.ts';
import { scam } from './scam.ts';
import { unfilledMergeTag } from './unfilled-merge-tag.ts';

const thread =
  'Thanks,\nMarek\n\nOn Tue, 4 Nov 2025 at 09:12, Priya <p@x.example> wrote:\n> Not now.';

describe('an unfilled merge tag', () => {
  it.each(['{{first_name}}', '{name}', '[First Name]', '%FNAME%', '<<name>>', '*|FNAME|*'])(
    'stops the score at 40: %s',
    (tag) => {
      const draft = goodEmail({ greeting: `Hi ${tag},` });
      expect(check(unfilledMergeTag, draft)?.quotes).toEqual([tag]);
      expect(score(draft).value).toBe(40);
    },
  );

  it('is no better for a lost bracket', () => {
    const draft = goodEmail({ greeting: 'Hi {{first_name},' });
    expect(check(unfilledMergeTag, draft)?.quotes).toEqual(['{{first_name}']);
    expect(score(draft).value).toBe(40);
  });

  it('is found in the subject and in the signature too', () => {
    const draft = goodEmail({ subject: 'Ovens for {{company}}', close: 'Thanks,\n[Your Name]' });
    expect(check(unfilledMergeTag, draft)?.quotes).toEqual(['{{company}}', '[Your Name]']);
  });

  it('is neither a blank, nor a note in brackets, nor one in an earlier message', () => {
    expect(
      check(unfilledMergeTag, goodEmail({ opening: 'I waited [fill in: seconds] at your till.' })),
    ).toBeNull();
    expect(
      check(
        unfilledMergeTag,
        goodEmail({ subject: '[PDF] Oven settings', opening: 'See [1] and [sic].' }),
      ),
    ).toBeNull();
    expect(
      check(unfilledMergeTag, goodEmail({ close: `${thread}\n> Hi {{first_name}},` })),
    ).toBeNull();
    expect(
      check(unfilledMergeTag, goodEmail({ offer: 'It rose from 50% of sales to 80% of sales.' })),
    ).toBeNull();
  });
});

describe('a fake reply mark', () => {
  it.each(['Re: our talk', 'RE:ovens', 'Fwd: ovens', 'fw: ovens', 'Re[2]: ovens'])(
    'stops the score at 50: %s',
    (subject) => {
      const draft = goodEmail({ subject });
      expect(check(fakeReply, draft)?.quotes[0]).toMatch(/^(?:re|fwd?).*:$/iu);
      expect(score(draft).value).toBe(50);
    },
  );

  it('is real when the thread stands below, or the mail is a follow-up', () => {
    expect(check(fakeReply, goodEmail({ subject: 'Re: ovens', close: thread }))).toBeNull();
    expect(check(fakeReply, goodEmail({ subject: 'Re: ovens', stage: 'follow_up' }))).toBeNull();
  });

  it.each(['R\u200be: ovens', 'Re：ovens', 'Rе: ovens', '[Re] ovens'])(
    'stays one whatever signs hide it: %j',
    (subject) => {
      expect(check(fakeReply, goodEmail({ subject }))).not.toBeNull();
    },
  );

  it('is not a word that begins alike', () => {
    expect(check(fakeReply, goodEmail({ subject: 'Rebuilding your oven: a plan' }))).toBeNull();
  });
});

describe('open blame', () => {
  it('stops the score at 50, a mere reproach does not', () => {
    const draft = goodEmail({ opening: `${goodParts.opening} You owe me a reply.` });
    expect(check(blame, draft)?.quotes).toEqual(['You owe me']);
    expect(score(draft).value).toBe(50);
    expect(check(blame, goodEmail({ opening: 'I never heard back from you.' }))).toBeNull();
  });
});

describe('other caps', () => {
  it('stops text that nobody can see at 50', () => {
    const hidden = '<span style="display:none">You won the Guild prize on 3 May.</span>';
    const draft = goodEmail({ offer: `${goodParts.offer} ${hidden}` });
    expect(check(hiddenText, draft)?.quotes).toEqual([hidden]);
    expect(score(draft).value).toBe(50);
    expect(check(hiddenText, goodEmail())).toBeNull();
  });

  it('is few words below ten', () => {
    const words = 'One two three four five six seven eight nine';
    expect(check(fewWords, { subject: null, body: `${words} ten.` })).toBeNull();
    expect(check(fewWords, { subject: null, body: `${words}.` })?.measure).toBe('9 words');
    expect(check(fewWords, { subject: null, body: 'One?' })?.measure).toBe('1 word');
  });

  it('is nothing to read only without a word, and no image where there is none', () => {
    expect(check(noWords, { subject: null, body: 'Croissants?' })).toBeNull();
    expect(check(imageOnly, { subject: null, body: 'Croissants?' })).toBeNull();
  });

  it('is an image alone with up to twenty words beside it', () => {
    const image = '<img src="https://x.example/a.png">';
    const own = parseEmail({ subject: null, body: image }).words.length;
    const body = (count: number) =>
      `${image}\n\n${Array.from({ length: count - own }, (_, at) => `w${at}`).join(' ')}.`;
    expect(check(imageOnly, { subject: null, body: body(20) })).not.toBeNull();
    expect(check(imageOnly, { subject: null, body: body(21) })).toBeNull();
  });

  it('leaves nothing above its ceiling', () => {
    expect(caps.map(({ id }) => [id, ceilingOf(id)])).toEqual([
      ['unfilled-merge-tag', 40],
      ['fake-reply', 50],
      ['deceptive-subject', 60],
      ['image-only', 60],
      ['blame', 50],
      ['hidden-text', 50],
      ['not-an-email', 25],
      ['few-words', 30],
      ['scam', 10],
      ['no-words', 0],
    ]);
  });

  it('stops a deceptive subject at 60', () => {
    const draft = goodEmail({ subject: 'Invoice overdue' });
    expect(check(deceptiveSubject, draft)?.quotes).toEqual(['Invoice overdue']);
    expect(score(draft).value).toBe(60);
    expect(check(deceptiveSubject, goodEmail({ subject: 'Fewer invoices by hand' }))).toBeNull();
  });

  it('stops an image without text at 60', () => {
    const image = '<img src="https://x.example/offer.png">';
    expect(check(imageOnly, { subject: 'Hi', body: `Hi Tom,\n\n${image}` })?.quotes).toEqual([
      image,
    ]);
    expect(check(imageOnly, goodEmail({ offer: image }))).toBeNull();
  });

  it('leaves nothing to an email without words, and at most 30 to one with hardly any', () => {
    for (const body of ['', '   \n', 'Hi Tom,', '???', '<<<>>>']) {
      expect(score({ subject: 'Ovens in Leeds', body }).value).toBe(0);
    }
    for (const { quote } of score({ subject: null, body: 'Hello there' }).lines) {
      expect(quote).not.toContain('0 words');
    }
    expect(check(noWords, goodEmail())).toBeNull();
    expect(score({ subject: 'Ovens in Leeds', body: 'Hi Priya,\n\nWorth a look?' }).value).toBe(30);
    expect(
      check(fewWords, { subject: null, body: 'One two three four five six seven eight nine ten?' }),
    ).toBeNull();
  });

  it('shows each breach as a line of its own, and never less than a point', () => {
    const { value, lines } = score({ subject: 'Re: hi', body: 'Hi {{name}}, buy.' });
    expect(lines.map((line) => line.rule)).toEqual(
      expect.arrayContaining(['fake-reply', 'unfilled-merge-tag']),
    );
    expect(lines.reduce((sum, line) => sum + line.points, 100)).toBe(value);
  });
});

describe('what is not an email', () => {
  const shopping = 'Shopping list\n\n- milk\n- eggs\n- bread\n- washing powder';

  it.each([
    [shopping, 'a list'],
    ['Old kitchen at dawn\nflour drifts across the cold floor\nbread begins to rise', 'a poem'],
    ['const a = 1;\nlet b = add(a, 2);\nprint(b);', 'source code'],
    ['Hi all,\n\nThe standup moves to 10 on Monday.\n\nNora', 'a note to colleagues'],
  ])('%j reads as %s and stops at 25', (body, name) => {
    const draft = { subject: null, body };
    expect(check(notAnEmail, draft)?.measure).toBe(`Reads as ${name}`);
    expect(score(draft).value).toBeLessThanOrEqual(25);
    expect(rewrite(draft).edits).toEqual([]);
  });

  it('stops what would score well at 25', () => {
    const draft = goodEmail({
      greeting: 'Hi all,',
      offer: 'The standup moves to 10 on Monday. Laynes in Leeds bakes 120 a day from ours.',
      ask: 'Shall I send the tray for the Leeds oven to the York kitchen?',
    });
    expect(score({ ...draft, stage: 'first' }).value).toBe(25);
  });

  it('is silent on an email with a list in it', () => {
    expect(check(notAnEmail, goodEmail({ offer: shopping }))).toBeNull();
  });
});

describe('a fraud', () => {
  const letter =
    'Dear friend,\n\nI am a barrister in Lagos. My late client left $12.5 million and no next of kin. Stand as the beneficiary, and the bank will release the funds into your bank account.';

  it('stops the score at 10 and quotes what gives it away', () => {
    const draft = goodEmail({ greeting: letter });
    expect(check(scam, draft)?.quotes).toEqual([
      'Dear friend',
      'barrister',
      'late client',
      '$12.5 million',
      'Stand as',
    ]);
    expect(score(draft).value).toBe(10);
    expect(rewrite(draft).edits).toEqual([]);
  });

  it('is not seen in a good email', () => {
    expect(check(scam, goodEmail())).toBeNull();
  });
});
