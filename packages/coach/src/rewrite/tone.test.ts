import { describe, expect, it } from 'vitest';
import { applyPass } from '../../test/rewrite/apply-pass.ts';
import type { Tone } from './edit.ts';
import { inTone } from './tone.ts';

const rewritten = (tone: Tone, body: string) => applyPass(inTone(tone), body);

describe('a tone', () => {
  it('greets and closes as it would', () => {
    const letter = 'Dear Tom,\n\nWe bake rye.\n\nYours sincerely,\nRuth';
    expect(rewritten('casual', letter)).toBe('Hi Tom,\n\nWe bake rye.\n\nCheers,\nRuth');
    expect(rewritten('friendly', letter)).toBe('Hi Tom,\n\nWe bake rye.\n\nAll the best,\nRuth');
    const note = 'Hey Tom,\n\nWe bake rye.\n\nCheers,\nRuth';
    expect(rewritten('professional', note)).toBe(
      'Hello Tom,\n\nWe bake rye.\n\nKind regards,\nRuth',
    );
  });

  it('runs words together where they are not stressed', () => {
    expect(
      rewritten('casual', 'Hi Tom,\n\nI am baking. We do not charge. I know where it is now.'),
    ).toBe("Hi Tom,\n\nI'm baking. We don't charge. I know where it is now.");
  });

  it('greets a title as before, and a professional one writes no chat', () => {
    expect(rewritten('casual', 'Dear Dr Hall,\n\nRye.')).toBe('Dear Dr Hall,\n\nRye.');
    expect(rewritten('professional', 'Hi Tom,\n\nPls send it.')).toBe('Hi Tom,\n\nPlease send it.');
  });
});
