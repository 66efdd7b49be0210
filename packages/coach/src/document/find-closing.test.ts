import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';

const closing = (end: string) => {
  const body = `Hi Tom,\n\nYou bake in York.\n\n${end}`;
  const { blocks, signOff, signature } = layOut(body);
  for (const part of [signOff, signature])
    if (part) expect(body.slice(part.start, part.end)).toBe(part.text);
  return [blocks.map(({ text }) => text).slice(1), signOff?.text, signature?.text];
};

describe('finding the close', () => {
  it.each([
    ['Worth a look?\n\nBest regards,\nNora', ['Worth a look?'], 'Best regards,', 'Nora'],
    ['Worth a look?\nNora', ['Worth a look?'], undefined, 'Nora'],
    ['Worth a look?\n\n— Nora', ['Worth a look?'], undefined, '— Nora'],
    [
      'Worth a look?\n\nNora Lindqvist\nCEO, Brightlane\n+44 20 7946 0000',
      ['Worth a look?'],
      undefined,
      'Nora Lindqvist\nCEO, Brightlane\n+44 20 7946 0000',
    ],
    [
      'Worth a look?\n\nNora Lindqvist\nHead of Ovens\nBrightlane Ltd\n4 Mill Lane, Leeds\n+44 20 7946 0000\nwww.brightlane.example',
      ['Worth a look?'],
      undefined,
      'Nora Lindqvist\nHead of Ovens\nBrightlane Ltd\n4 Mill Lane, Leeds\n+44 20 7946 0000\nwww.brightlane.example',
    ],
    [
      'Worth a look?\n\nNora | Brightlane | +44 20 7946 0000',
      ['Worth a look?'],
      undefined,
      'Nora | Brightlane | +44 20 7946 0000',
    ],
    [
      'Worth a look?\n\nHave a lovely weekend!\n\nNora',
      ['Worth a look?'],
      'Have a lovely weekend!',
      'Nora',
    ],
    [
      'Worth a look?\n\nMit freundlichen Grüßen\nNora',
      ['Worth a look?'],
      'Mit freundlichen Grüßen',
      'Nora',
    ],
    ['Worth a look?\n\nUn saludo,\nNora', ['Worth a look?'], 'Un saludo,', 'Nora'],
    ['Worth a look?\n\nCordialement\nNora', ['Worth a look?'], 'Cordialement', 'Nora'],
    [
      'Worth a look?\n\nMeilleures salutations,\nNora',
      ['Worth a look?'],
      'Meilleures salutations,',
      'Nora',
    ],
    [
      'Worth a look?\n\nMit freundlichen Gru\u0308ßen\nNora',
      ['Worth a look?'],
      'Mit freundlichen Gru\u0308ßen',
      'Nora',
    ],
    ['Worth a look?\n\nMfG\nNora', ['Worth a look?'], 'MfG', 'Nora'],
    ['Worth a look?\n\nThanks - Nora', ['Worth a look?'], 'Thanks -', 'Nora'],
    ['Worth a look?\n\nWarmly,\nNora', ['Worth a look?'], 'Warmly,', 'Nora'],
    [
      'Butter\nFlour\nSalt\nSugar\nYeast\nMilk',
      ['Butter\nFlour\nSalt\nSugar\nYeast\nMilk'],
      undefined,
      undefined,
    ],
    ['You left York.\nLeeds gained', ['You left York.\nLeeds gained'], undefined, undefined],
  ])('%j', (end, blocks, signOff, signature) => {
    expect(closing(end)).toEqual([blocks, signOff, signature]);
  });
});
