import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './photograph.ts';

/** Widths as the landing page declares them; qualities at which small type still reads. */
const sizes = [
  { name: 'thumb', width: 800, avif: 40, webp: 22 },
  { name: 'large', width: 1920, avif: 44, webp: 52 },
] as const;

/** Writes each picture at both widths, as AVIF and as WebP; answers how many bytes that makes. */
export async function writePictures(folder: string, pictures: readonly Picture[]): Promise<number> {
  let bytes = 0;
  for (const { id, theme, png } of pictures) {
    await mkdir(join(folder, id), { recursive: true });
    for (const { name, width, avif, webp } of sizes) {
      const file = join(folder, id, `${name}-${theme}`);
      const picture = sharp(png).resize({ width });
      // Without full colour the ember underlines fade.
      const asAvif = picture.clone().avif({ quality: avif, effort: 3, chromaSubsampling: '4:4:4' });
      const asWebp = picture.clone().webp({ quality: webp, effort: 5, smartSubsample: true });
      bytes += (await asAvif.toFile(`${file}.avif`)).size;
      bytes += (await asWebp.toFile(`${file}.webp`)).size;
    }
  }
  return bytes;
}
