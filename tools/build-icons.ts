import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawIcon } from './draw-icon.ts';

const folder = join(import.meta.dirname, '../apps/web/public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');

/** The ring's share of the width: launchers may crop a mask to 80%. */
const icons = [
  { name: 'icons/icon-192.png', size: 192, ring: 0.8, corner: 0.2 },
  { name: 'icons/icon-512.png', size: 512, ring: 0.8, corner: 0.2 },
  { name: 'icons/maskable-512.png', size: 512, ring: 0.62, corner: 0 },
  { name: 'apple-touch-icon.png', size: 180, ring: 0.72, corner: 0 },
];

for (const { name, ...look } of icons) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  await drawIcon({ mark, ...look }).toFile(path);
}
