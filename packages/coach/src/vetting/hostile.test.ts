import { expect, it } from 'vitest';
import { drafts } from '../../test/vetting/drafts.ts';
import { vetRewrite } from './vet-rewrite.ts';
import { vetAnswer } from './vet-text.ts';
import { vetText } from './vet-text.ts';

const { body } = drafts.ovens;
const long = (piece: string) => piece.repeat(20_000 / piece.length);
/** What backtracks takes minutes. */
const timeoutMs = 60_000;

it.each([
  'a',
  ' ',
  '\n',
  'a. ',
  '<a href=',
  '[x](',
  '* a *b ',
  '```\n',
  '"a ',
  ' our many ',
  ' helped a b c d e',
  ' 1,234',
  '\n---',
  '> ',
  '\n\nlet me know if ',
  '<a_b>',
  'Abc Def! ',
  '“a 7” ',
  '“a”\n',
  '1. a 7\n',
  '\ud800',
  '\0',
])('comes to an end with 20,000 characters of %j', { timeout: timeoutMs }, (piece) => {
  const written = `${body}${long(piece)}x`;
  expect(vetRewrite(drafts.ovens, { subject: null, body: written }).before.value).toBeGreaterThan(
    0,
  );
  vetRewrite({ subject: null, body: written }, drafts.ovens);
  vetText(written, [written]);
  vetText(long(piece), [body]);
  vetAnswer(written, [written]);
  vetAnswer(long(piece), [body]);
});
