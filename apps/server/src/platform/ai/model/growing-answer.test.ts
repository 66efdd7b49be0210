import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonFinder } from './growing-answer.ts';

function found(text: string): JsonFinder {
  const finder = new JsonFinder();
  for (const character of text) finder.add(character);
  return finder;
}

describe('JsonFinder', () => {
  it.each([
    ['{"a":1}', ['{"a":1}']],
    ['Here you are:\n```json\n{"a":"}"}\n```\nDone {really}.', ['{"a":"}"}']],
    ['Hi {name}, {"a":{"b":"\\"{"}} and {"c":2}', ['{"a":{"b":"\\"{"}}', '{"c":2}']],
    ['{ \n  "a": 1 }', ['{ \n  "a": 1 }']],
    ['no object', []],
    ['{"a":', []],
  ])('finds the complete objects in %s', (text, objects) => {
    expect(found(text).objects).toEqual(objects);
  });

  it('tells what came so far of the object that is coming', () => {
    expect(found('Sure! {"a":"b').latest).toBe('{"a":"b');
    expect(found('Sure! {').latest).toBeUndefined();
    expect(found('{"a":1} so {"b').latest).toBe('{"b');
    expect(found('{"a":1} so').latest).toBe('{"a":1}');
  });

  it('finds the same however the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{', '}', '"', '\\', ' ', 'a', '{"', '":')),
        (pieces) => {
          const whole = new JsonFinder();
          whole.add(pieces.join(''));
          expect(found(pieces.join('')).objects).toEqual(whole.objects);
        },
      ),
    );
  });
});
