import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveAmong } from './list-focus.ts';

const stops = () => [...document.querySelectorAll<HTMLElement>('button')];
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  document.body.innerHTML =
    '<button>a</button><button>b</button><button>c</button><a href="/">d</a>';
  stops()[0]?.focus();
});
afterEach(() => document.body.replaceChildren());

it('goes on by one, to the ends at once, and not beyond them', () => {
  const way = ['ArrowDown', 'ArrowUp', 'ArrowUp', 'End', 'ArrowDown', 'Home'].map((key) => {
    expect(moveAmong(stops(), key)).toBe(true);
    return focused();
  });
  expect(way).toEqual(['b', 'a', 'a', 'c', 'c', 'a']);
});

it('leaves other keys, and a focus that is elsewhere, alone', () => {
  expect(moveAmong(stops(), 'a')).toBe(false);
  document.querySelector('a')?.focus();
  expect(moveAmong(stops(), 'ArrowDown')).toBe(false);
  expect(focused()).toBe('d');
});
