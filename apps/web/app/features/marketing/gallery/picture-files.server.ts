import { partSize } from './on-a-phone.ts';

const files = import.meta.glob<string>('./pictures/*/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** As `npm run gallery` writes them. */
export const sizes = {
  thumb: { width: 800, height: 500 },
  large: { width: 1920, height: 1200 },
  phone: partSize,
} as const;

/** The URLs of a picture. A missing one fails the build, where this runs. */
export function pictureFiles(id: string, size: keyof typeof sizes, theme: Theme) {
  const addressOf = (type: string) => {
    const address = files[`./pictures/${id}/${size}-${theme}.${type}`];
    if (!address) throw new Error(`There is no ${size} ${theme} picture of ${id}.`);
    return address;
  };
  return { avif: addressOf('avif'), webp: addressOf('webp') };
}
