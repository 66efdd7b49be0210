import { expect, it } from 'vitest';
import { answerBlocks } from './answer-text.tsx';

it('tells paragraphs from lists', () => {
  expect(answerBlocks('One line.\nAnother.\n\n- first\n- second\n\n1. a\n2. b\nAfter.')).toEqual([
    { type: 'paragraph', text: 'One line.\nAnother.' },
    { type: 'list', isOrdered: false, items: ['first', 'second'] },
    { type: 'list', isOrdered: true, items: ['a', 'b'] },
    { type: 'paragraph', text: 'After.' },
  ]);
});

it('keeps everything else as the text it is', () => {
  const hostile = '![x](http://evil.example/a.png) <img src=x> # no heading';
  expect(answerBlocks(hostile)).toEqual([{ type: 'paragraph', text: hostile }]);
  expect(answerBlocks(' \n\n')).toEqual([]);
});
