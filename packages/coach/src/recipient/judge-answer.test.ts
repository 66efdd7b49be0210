import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import type { ConcernId } from './reply.ts';
import { judgeAnswer } from './judge-answer.ts';

const verdictOn = (text: string, pending: ConcernId | null) =>
  judgeAnswer(parseEmail({ subject: null, body: text }), pending).verdict;

describe('an answer', () => {
  it.each<readonly [ConcernId, string, string]>([
    ['price', 'It is £38 a tray.', 'It is very good value for a team like yours.'],
    ['price', 'It costs 10% of what we save you.', 'Norden Bank cut $41k a month.'],
    ['effort', 'It needs a read-only role and nothing else.', 'Laynes saved two hours a day.'],
    ['traction', 'Revenue was €14k in June.', 'It costs us €120 to win a farm.'],
    ['terms', 'We are raising $2M.', 'A probe costs €9.'],
    ['proof', 'Ask Casa Brava in Porto.', 'We could talk on Thursday.'],
    ['sample', 'Shall I send you one?', 'Shall we bake it?'],
    ['source', 'They counted it from their own till receipts.', 'It is the best in the market.'],
    ['effort', 'It takes 20 minutes, once.', 'It is easy and everyone loves it.'],
    ['proof', 'Casa Brava has used it since May.', 'Everyone who tries it stays.'],
    ['integration', 'It reads a CSV export and writes nothing.', 'It fits every business.'],
    ['data', 'It stays on your own servers.', 'Security matters to us.'],
    ['angle', 'Nobody has counted this until now.', 'Our company is proud of it.'],
    ['exclusive', 'You are the first, nobody else has it.', 'It is very exciting.'],
    ['readers', 'It has the figures your page lacks.', 'It is a great page.'],
    ['notice', 'I could start in four weeks.', 'I am a hard worker.'],
    ['pay', 'The range is €85,000 to €95,000.', 'It is very competitive.'],
    ['role', 'You would own the payments queue.', 'It is a wonderful place.'],
    ['traction', '41 carriers pay us today.', 'The market is enormous.'],
    ['terms', 'We raise $6M on a SAFE.', 'We are open to discussing it.'],
    ['sample', 'One is attached.', 'They are beautiful.'],
    ['gap', 'It was 14 seconds.', 'Sorry about that.'],
    ['why_me', 'I saw your shop ship to Germany.', 'We help everyone.'],
    ['what', 'We read invoices and enter them for you.', 'A holistic approach.'],
    ['ask', 'I’d like your view on one page.', 'Just wanted to introduce us.'],
  ])('about %s: “%s” answers and “%s” does not', (pending, answer, dodge) => {
    expect(verdictOn(answer, pending)).toBe('answered');
    expect(verdictOn(dodge, pending)).toBe('dodged');
  });

  it('is not given by asking back', () => {
    expect(verdictOn('Is £38 too much?', 'price')).toBe('dodged');
  });

  it('may be an open “I don’t know”', () => {
    expect(verdictOn('I don’t have that yet.', 'source')).toBe('candid');
  });

  it('is missing where the writer presses', () => {
    expect(verdictOn('Great question! Can we talk on Tuesday?', 'price')).toBe('pushed');
    expect(verdictOn('Trust me, you won’t regret it.', 'price')).toBe('pushed');
  });

  it('is missing where the writer blames, whatever else is said', () => {
    expect(verdictOn('I haven’t heard back from you. It is £38.', 'price')).toBe('guilt');
  });

  it('counts although a meeting is offered after it', () => {
    expect(verdictOn('It is £38 a tray. Shall we talk on Tuesday?', 'price')).toBe('answered');
  });
});

describe('a message to somebody who asked nothing', () => {
  it.each([
    ['No problem, thanks anyway.', 'withdrawn'],
    ['Just checking in on my last email about the ovens.', 'bump'],
    ['Any news?', 'bump'],
    ['We have since opened a bakery in Hull and deliver on Sundays too.', 'agreed'],
    ['Last chance to get 20% off.', 'guilt'],
    ['Can we talk on Tuesday?', 'pushed'],
  ])('“%s” is taken as %s', (text, verdict) => {
    expect(verdictOn(text, null)).toBe(verdict);
  });
});
