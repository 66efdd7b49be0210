import {
  createTheme,
  colorsTuple,
  type CSSVariablesResolver,
  type VariantColorsResolver,
} from '@mantine/core';

const v = (name: string) => `var(--${name})`;

const buttons: VariantColorsResolver = ({ variant, color }) => {
  const ember = color === 'ember',
    poor = color === 'poor';
  if (variant === 'filled')
    return {
      background: v(ember ? 'ember' : 'ink'),
      hover: v(ember ? 'ember-text' : 'ink-2'),
      color: v(ember ? 'on-ember' : 'desk'),
      border: 'none',
    };
  if (variant === 'default' || variant === 'outline')
    return {
      background: 'transparent',
      hover: v(poor ? 'poor-tint' : 'well'),
      color: v(poor ? 'poor' : 'ink'),
      border: `1px solid ${v(poor ? 'poor' : 'line-strong')}`,
    };
  return { background: 'transparent', hover: v('well'), color: v('ink'), border: 'none' };
};

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: 6,
  variantColorResolver: buttons,
  colors: {
    ink: colorsTuple('#131c2b'),
    ember: colorsTuple('#c33809'),
    good: colorsTuple('#19654b'),
    mid: colorsTuple('#7d5210'),
    poor: colorsTuple('#9c1945'),
    info: colorsTuple('#275392'),
  },
  fontFamily: '"Hanken Grotesk Variable", system-ui, sans-serif',
  headings: {
    fontFamily: '"Letter Serif Headline", Georgia, serif',
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '3rem', lineHeight: '1.06', fontWeight: '370' },
      h2: { fontSize: '2rem', lineHeight: '1.15', fontWeight: '400' },
      h3: { fontSize: '1.375rem', lineHeight: '1.27', fontWeight: '450' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.33', sm: '1.54', md: '1.6', lg: '1.65', xl: '1.5' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '2px', sm: '3px', md: '4px', lg: '4px', xl: '50%' },
  defaultRadius: 'md',
  breakpoints: { xs: '24.375em', sm: '48em', md: '56.25em', lg: '73.75em', xl: '90em' },
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
});

export const cssVariables: CSSVariablesResolver = () => {
  const same: Record<string, string> = {
    '--mantine-color-body': v('desk'),
    '--mantine-color-text': v('ink'),
    '--mantine-color-bright': v('ink'),
    '--mantine-color-dimmed': v('ink-3'),
    '--mantine-color-placeholder': v('ink-3'),
    '--mantine-color-anchor': v('ink'),
    '--mantine-color-error': v('poor'),
    '--mantine-color-success': v('good'),
    '--mantine-color-default': v('sheet'),
    '--mantine-color-default-hover': v('well'),
    '--mantine-color-default-color': v('ink'),
    '--mantine-color-default-border': v('line-strong'),
    '--mantine-color-disabled': v('well'),
    '--mantine-color-disabled-color': v('ink-3'),
    '--mantine-color-disabled-border': v('line-2'),
  };
  for (const n of ['ink', 'ember', 'good', 'mid', 'poor', 'info']) {
    const c = `--mantine-color-${n}`;
    const tint = v(n === 'ink' ? 'well' : `${n}-tint`);
    const text = v(n === 'ember' ? 'ember-text' : n);
    Object.assign(same, {
      [`${c}-filled`]: v(n),
      [`${c}-filled-hover`]: n === 'ink' ? v('ink-2') : text,
      [`${c}-text`]: text,
      [`${c}-outline`]: text,
      [`${c}-outline-hover`]: tint,
      [`${c}-light`]: tint,
      [`${c}-light-hover`]: tint,
      [`${c}-light-color`]: text,
    });
  }
  return { variables: {}, light: same, dark: same };
};
