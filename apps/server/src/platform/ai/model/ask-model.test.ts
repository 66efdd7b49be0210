import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkAnswer } from './ask-model.ts';

const Email = z.object({ subject: z.string().nullable(), body: z.string() });

describe('checkAnswer', () => {
  it('takes the first object that matches', () => {
    const objects = ['{"body":1}', '{"body":', '{"subject":null,"body":"Hi"}', '{"body":"Ho"}'];
    expect(checkAnswer(objects, Email)).toEqual({
      isUsable: true,
      value: { subject: null, body: 'Hi' },
    });
  });

  it('does not read all of a text that is nothing but objects', () => {
    const objects = [...Array<string>(30_000).fill('{}'), '{"subject":null,"body":"Hi"}'];
    expect(checkAnswer(objects, Email)).toMatchObject({ isUsable: false });
  });
});
