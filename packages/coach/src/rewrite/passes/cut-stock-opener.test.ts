import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { rewrite } from '../../index.ts';
import { cutStockOpener } from './opening.ts';

const subject = 'Your onboarding emails at Acme and the drop-off after day three';
const rest =
  'I saw that Acme opened a Berlin office on 3 March. We help teams like yours. Would you be open to a 30 minute call on Tuesday?\n\nBest,\nTom';

describe('cutStockOpener', () => {
  it.each([
    'I hope this email finds you well. ',
    'I hope you’re well.\n\n',
    'Hope you had a great week! ',
    'How are you? ',
  ])('takes out %j', (opener) => {
    expect(applyPass(cutStockOpener, `Hi Sarah,\n\n${opener}${rest}`)).toBe(`Hi Sarah,\n\n${rest}`);
  });

  it.each([rest, 'I hope the ovens arrived on Tuesday.', 'I hope you are well.'])(
    'leaves %j alone',
    (body) => {
      expect(applyPass(cutStockOpener, body)).toBe(body);
    },
  );

  it.each(['I hope this email finds you well. ', 'I hope you’re well.\n\n'])(
    'never costs a point where %j goes',
    (opener) => {
      const { before, after } = rewrite({ subject, body: `Hi Sarah,\n\n${opener}${rest}` });
      expect(after.value).toBeGreaterThanOrEqual(before.value);
    },
  );
});
