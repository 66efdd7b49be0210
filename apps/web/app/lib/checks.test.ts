import { expect, it } from 'vitest';
import {
  byType,
  fields,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  orElse,
  orNull,
  readable,
  recordOf,
  reply,
  text,
} from './checks.ts';

it.each([
  [text, 5],
  [number, '5'],
  [flag, null],
  [oneOf(['tea', 'milk']), 'oil'],
  [orNull(text), undefined],
  [optional(text), null],
  [listOf(text), ['tea', 5]],
  [listOf(text), { 0: 'tea' }],
  [recordOf(number), { cups: '2' }],
  [recordOf(number), []],
  [fields({ cups: number }), {}],
  [fields({ cups: number }), null],
  [readable({ cups: number }), 'two'],
])('refuses a value of another form (%#)', (check, value) => {
  expect(() => check.parse(value)).toThrow('another form');
});

it('reads the fields that it knows, and no others', () => {
  const drink = fields({ name: text, cups: orElse(number, 1), note: optional(text) });
  expect(drink.parse({ name: 'tea', cups: 'two', age: 3 })).toEqual({
    ...{ name: 'tea', cups: 1 },
  });
});

it('reads the fields that can be read', () => {
  const drink = readable({ name: text, kind: oneOf(['hot', 'cold']), cups: number });
  expect(drink.parse({ name: 'tea', kind: 'old', age: 3 })).toEqual({ name: 'tea' });
});

it('leaves a reply as it is, and refuses one that lacks what is looked at', () => {
  const check = reply<{ items: string[]; total: number }>({ items: listOf(text) });
  expect(check.parse({ items: ['tea'], total: 1 })).toEqual({ items: ['tea'], total: 1 });
  expect(() => check.parse({ list: ['tea'] })).toThrow('another form');
});

it('looks at an event by its type, and refuses a type that it does not know', () => {
  type Event = { type: 'said'; words: string } | { type: 'left' };
  const event = byType<Event>({ said: { words: text }, left: {} });
  expect(event.parse({ type: 'left' })).toEqual({ type: 'left' });
  for (const other of [{ type: 'said' }, { type: 'sang' }, { words: 'Hi' }, null]) {
    expect(() => event.parse(other)).toThrow('another form');
  }
});
