import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon } from './draw-icon.ts';

const folder = join(import.meta.dirname, '../apps/web/public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');

type Manifest = { icons: { src: string; sizes: string; purpose: string }[] };
const { icons } = JSON.parse(
  readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'),
) as Manifest;

it('leaves every icon that the manifest names at its size', async () => {
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    expect(existsSync(join(folder, src)), src).toBe(true);
    const { width, height } = await sharp(join(folder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

/** How many ticks stand round the middle, and how many of them are the ember one. */
async function ticksOf(icon: Buffer): Promise<{ all: number; ember: number }> {
  const { data, info } = await sharp(icon)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = Array.from({ length: 720 }, (_, step) => {
    const angle = (step / 720) * 2 * Math.PI;
    const reach = (8.6 / 22) * 0.8 * info.width;
    const x = Math.round(info.width / 2 + reach * Math.cos(angle));
    const y = Math.round(info.height / 2 + reach * Math.sin(angle));
    const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * 3);
    if (red > 200 && blue > 180) return 'paper';
    return red > 150 ? 'ember' : 'ink';
  });
  const starts = colors.filter(
    (color, step) => color !== 'paper' && colors.at(step - 1) === 'paper',
  );
  return { all: starts.length, ember: starts.filter((color) => color === 'ember').length };
}

it('draws the ticks of the favicon, one of them lost', async () => {
  const icon = await drawIcon({ mark, size: 512, ring: 0.8, corner: 0 }).toBuffer();
  expect(await ticksOf(icon)).toEqual({ all: 12, ember: 1 });
});
