import { expect, test } from 'vitest';
import { brokenSpacings } from './spacings.ts';

const sheet = (text: string) => brokenSpacings([{ path: 'part.module.css', text }]);

test.each([
  '.row { gap: var(--space-2) 1px; margin: -2px auto 0; padding: calc(2 * var(--space-7)) 0; }',
  '.row { --field-padding: 0 var(--space-5); height: 36px; inset: 8px; }',
  '.row { scroll-margin-top: 80px; scroll-padding-top: 14px; }',
  '/* padding: 7px; */ @media (--phone) { .row { gap: 0; } }',
  '@container (min-width: 640px) { .row { gap: 0; } }',
  '@custom-media --phone (max-width: 767px);',
])('passes %s', (text) => {
  expect(sheet(text)).toEqual([]);
});

test.each([
  ['gap: 10px'],
  ['row-gap: 14px'],
  ['padding: var(--space-3) 14px'],
  ['padding-inline-start: 3px'],
  ['margin: 0 0 -10px'],
  ['margin-top: calc(100% - 6px)'],
  ['--plan-padding: 28px 20px'],
  ['--beside-gap: clamp(24px, 4cqw, 40px)'],
])('refuses %s', (declaration) => {
  expect(sheet(`@media print { .row { color: red; ${declaration} } }`)).toEqual([
    `part.module.css: "${declaration}" is not a space of the theme`,
  ]);
});

test.each(['@media (max-width: 389px)', '@media (--phone) and (max-height: 30em)'])(
  'refuses %s',
  (query) => {
    expect(sheet(`${query} { .row { gap: 0; } }`)).toEqual([
      `part.module.css: "${query}" is not a size of theme/media.css`,
    ]);
  },
);
