import { expect, it } from 'vitest';
import { findSettings } from './settings-page.tsx';

const found = (search: string) => findSettings(search).map(({ id }) => id);

it.each([
  ['tone', ['tone']],
  ['dark mo', ['theme']],
  ['WEEKLY', ['weekly-report']],
  ['wéekly', ['weekly-report']],
  ['tımezone', ['time-zone']],
  ['2fa', ['two-factor']],
  ['timezone', ['time-zone']],
  ['unsub', ['email-notifications', 'weekly-report']],
  ['mail', ['signature', 'email-notifications', 'weekly-report']],
  ['folder', ['default-folder', 'smart-folders']],
])('finds by "%s" %o', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

it('tells settings of that name before others', () => {
  expect(found('new')).toEqual(['naming', 'auto-tagging', 'smart-folders', 'default-folder']);
});

it.each(['', '   ', '!', 'zebra', 'tone zebra', '\ud800', '('])(
  'finds nothing by "%s"',
  (search) => {
    expect(found(search)).toEqual([]);
  },
);
