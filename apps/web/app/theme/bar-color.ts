/** The page background of both themes, for the browser's own bars. */
export const barColors = { light: '#f0ebe2', dark: '#0d131d' } as const;

type Theme = keyof typeof barColors;

export const themes = Object.keys(barColors) as Theme[];

/** The media query for each theme's bar color. */
export function barMedia(theme: Theme, scheme: Theme | 'auto' = 'auto'): string {
  if (scheme === 'auto') return `(prefers-color-scheme: ${theme})`;
  return scheme === theme ? 'all' : 'not all';
}

export function paintBars(scheme: Theme | 'auto'): void {
  const bars = document.querySelectorAll('meta[name="theme-color"]');
  themes.forEach((theme, index) => bars[index]?.setAttribute('media', barMedia(theme, scheme)));
}
