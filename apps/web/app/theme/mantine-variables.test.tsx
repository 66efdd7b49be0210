import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

const bare = (css: string) =>
  css.replaceAll('"', "'").replaceAll(/\/\*.*?\*\/|\s|;(?=\s*\})/gs, '');

it('are those that Mantine makes of the theme', () => {
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} withGlobalClasses={false}>
      {null}
    </MantineProvider>,
  );
  const made = document.querySelector('style[data-mantine-styles]')?.textContent ?? '';
  expect(made).toContain('--mantine-color-body');
  const stored = readFileSync(join(import.meta.dirname, 'mantine-variables.css'), 'utf8');
  expect(bare(stored), `Put this into mantine-variables.css and format it:\n${made}`).toBe(
    bare(made),
  );
});
