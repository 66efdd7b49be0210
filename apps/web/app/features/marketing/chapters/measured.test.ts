import { evidenceCard } from '@replysmith/coach/light';
import { expect, test } from 'vitest';
import { measured } from './findings.tsx';

const sides = measured.flatMap((finding) => finding.sides);

test.each(sides)('says $figure as the card $card has it', ({ figure, card }) => {
  expect(evidenceCard(card).finding).toContain(figure);
});

test.each(measured)('puts the larger figure of “$headline” first', ({ sides: [first, second] }) => {
  expect(parseFloat(first.figure)).toBeGreaterThan(parseFloat(second.figure));
});
