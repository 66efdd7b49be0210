import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './photograph.ts';

/** Widths as the landing page declares them; qualities at which small type still reads. A phone gets the part. */
const sizes = [
  { name: 'thumb', width: 800, avif: 40, webp: 22 },
  { name: 'large', width: 1920, avif: 44, webp: 52 },
  { name: 'phone', width: 640, avif: 40, webp: 32 },
] as const;

/** Writes each picture at its widths, as AVIF and as WebP; answers how many bytes that makes. */
export async function writePictures(folder: string, pictures: readonly Picture[]): Promise<number> {
  let bytes = 0;
  for (const { id, theme, whole, part } of pictures) {
    await mkdir(join(folder, id), { recursive: true });
    for (const { name, width, avif, webp } of sizes) {
      const file = join(folder, id, `${name}-${theme}`);
      const picture = sharp(name === 'phone' ? part : whole).resize({ width });
      // Without full chroma the ember underlines fade.
      const asAvif = picture.clone().avif({ quality: avif, effort: 3, chromaSubsampling: '4:4:4' });
      const asWebp = picture.clone().webp({ quality: webp, effort: 5, smartSubsample: true });
      bytes += (await asAvif.toFile(`${file}.avif`)).size;
      bytes += (await asWebp.toFile(`${file}.webp`)).size;
    }
  }
  return bytes;
}
