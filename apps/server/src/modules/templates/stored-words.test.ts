import { lengths } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { storedWords } from './template-rows.ts';

const folded = (email_content: string) =>
  storedWords({
    ...{ name: 'Long', subject_line: 'Long', category: 'Other', tags: [], description: null },
    ...{ template_variables: [], email_content },
  } as never).folded_content;

it('keeps every letter of the longest text to search in, whatever its alphabet', () => {
  for (const letter of ['a', 'ж', '각']) {
    const text = letter.repeat(lengths.templateContent);
    expect(folded(text)).toBe(text.normalize('NFKD'));
  }
});

it('bounds what signs that stand for phrases fold to, and cuts no character in two', () => {
  const phrases = folded('\ufdfa'.repeat(lengths.templateContent));
  expect(phrases).toHaveLength(3 * lengths.templateContent);
  const cut = folded(`${'\ufdfa'.repeat(8_333)}a${'🚀'.repeat(10)}`);
  expect(cut).toHaveLength(3 * lengths.templateContent - 1);
  expect(cut.isWellFormed()).toBe(true);
});
