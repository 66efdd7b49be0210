import { expect, it } from 'vitest';
import { keyOf } from './two-factor.tsx';

it('groups the key of an otpauth address for typing', () => {
  const uri =
    'otpauth://totp/Replysmith:nora%40brightlane.example?secret=JBSWY3DPEHPK3PXPAB&issuer=Replysmith';
  expect(keyOf(uri)).toEqual({
    plain: 'JBSWY3DPEHPK3PXPAB',
    grouped: 'JBSW Y3DP EHPK 3PXP AB',
  });
});

it.each(['', 'otpauth://totp/x', 'nonsense'])('finds none in %j', (uri) => {
  expect(keyOf(uri)).toEqual({ plain: '', grouped: '' });
});
