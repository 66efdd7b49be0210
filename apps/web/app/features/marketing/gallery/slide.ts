import type { paintedColorScheme } from '../../../theme/color-scheme.ts';

/** One screen in the viewer. */
export type Slide = {
  readonly name: string;
  readonly category: string;
  readonly caption: string;
  readonly alt: string;
  /** The whole screen. */
  readonly webp: string;
  readonly avif: string;
  /** The part of it for a phone. */
  readonly phone: { readonly webp: string; readonly avif: string };
};

type Theme = ReturnType<typeof paintedColorScheme>;

/** Reads the slides of one theme from the contact sheet's HTML. */
export function readSlides(sheet: Element, theme: Theme): Slide[] {
  return [...sheet.querySelectorAll<HTMLElement>('[data-screen]')].map((screen) => {
    const link = screen.querySelector<HTMLAnchorElement>(`a[data-theme=${theme}]`);
    const { name = '', category = '', caption = '' } = screen.dataset;
    return {
      ...{ name, category, caption },
      alt: link?.querySelector('img')?.alt ?? '',
      webp: link?.href ?? '',
      avif: link?.dataset['avif'] ?? '',
      phone: {
        webp: link?.dataset['phoneWebp'] ?? '',
        avif: link?.dataset['phoneAvif'] ?? '',
      },
    };
  });
}
