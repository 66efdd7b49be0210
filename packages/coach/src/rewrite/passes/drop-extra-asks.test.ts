import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { rewrite } from '../../index.ts';
import { dropExtraAsks } from './extra-asks.ts';

describe('dropExtraAsks', () => {
  it('keeps the easiest request and drops the others', () => {
    expect(
      applyPass(
        dropExtraAsks,
        'Is that worth a look? You can also book a slot in my calendar, or point me to someone else.',
      ),
    ).toBe('Is that worth a look?');
  });

  it('lets an offer of time stand for itself where the question is not right before it', () => {
    const body =
      'We put sick notes in payroll.\n\nWorth a look? Here is a video: https://notio.example/v. Or are you free for a call on Thursday at 10?';
    expect(rewrite({ subject: 'Sick days', body }).body).toContain(
      'https://notio.example/v. I could also do a call on Thursday at 10.',
    );
  });

  it('turns a second request into an offer when it names a time that must stay', () => {
    const body =
      'Would you be open to a quick chat about bread? What does your availability look like next week?';
    expect(rewrite({ subject: 'Bread', body }).body).toContain(
      'Would you be open to a quick chat about bread? If so, I could talk next week.',
    );
  });

  it('drops an empty request beside a real one', () => {
    expect(applyPass(dropExtraAsks, 'Is that worth a look? Let me know your thoughts.')).toBe(
      'Is that worth a look?',
    );
  });

  it.each([
    'We bake bread. Let me know your thoughts.',
    'Is that worth a look?',
    'Would bread be worth a short conversation? If so, I could talk on Friday.',
  ])('leaves %j alone', (body) => {
    expect(applyPass(dropExtraAsks, body)).toBe(body);
  });
});
