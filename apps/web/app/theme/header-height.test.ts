import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headerHeight } from './header-height.ts';

it('is the height that the styles give the header', () => {
  const tokens = readFileSync(
    join(import.meta.dirname, '../../../../packages/ui/tokens.css'),
    'utf8',
  );
  expect(tokens).toContain(`--header: ${headerHeight}px;`);
});
