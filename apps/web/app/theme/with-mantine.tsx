import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, use, useState } from 'react';
import { colorSchemeManager } from './color-scheme.ts';
import { cssVariables, theme } from './theme.ts';

/**
 * What Mantine's components need around them. Each part with one brings it along: most pages begin
 * without any.
 */
export function WithMantine({ children }: { children: ReactNode }) {
  const isThere = use(MantineContext) !== null;
  const [manager] = useState(colorSchemeManager);
  if (isThere) return children;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      // It would add style elements, which the content security policy refuses.
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
