import { expect, test } from 'vitest';
import { brokenClasses } from './theme-classes.ts';

const theme = (text: string) => ({ path: 'theme/layout.css', text });
const part = (text: string) => ({ path: 'part.tsx', text });
const module = (text: string) => ({ path: 'part.module.css', text });

test('passes classes of the theme, and asks nothing of a style module’s own', () => {
  const files = [
    theme('@layer words { .row { gap: 1.5em; } } .grow, .row > :first-child, .small:hover { }'),
    module('.own { composes: small from global; } .other .small { }'),
    part(
      "<p className={`row ${classes.own} ${kind === 'else' ? 'grow' : ''}`} title='no class' />",
    ),
  ];
  expect(brokenClasses(files)).toEqual([]);
});

test.each([
  '<p className="row rwo" />',
  "<p className={isWide ? 'row' : 'rwo'} />",
  '<p className={`row rwo ${classes.own}`} />',
  '<p className={`row ${classes.own} rwo`} />',
  '<p className={`row ${classes.own} rwo ${classes.other}`} />',
])('refuses a class that the theme does not have: %s', (text) => {
  expect(brokenClasses([theme('.row { }'), part(text)])).toEqual([
    'part.tsx: the theme has no class "rwo"',
  ]);
});

test('refuses to compose what the theme does not have', () => {
  expect(brokenClasses([theme(''), module('.own { composes: rwo from global; }')])).toEqual([
    'part.module.css: the theme has no class "rwo"',
  ]);
});

test('refuses a class of the theme that nobody uses', () => {
  const files = [
    theme('.row { } @media print { .column { } } /* .old */'),
    part('<p className="row" />'),
  ];
  expect(brokenClasses(files)).toEqual(['the theme\'s class "column" has no use']);
});
