import sharp, { type Sharp } from 'sharp';

type Icon = {
  /** The favicon, as SVG. */
  mark: string;
  /** Pixels. */
  size: number;
  /** Shares of the size. */
  ring: number;
  corner: number;
};

const paper = '#f0ebe2';

/** The mark on paper, as a PNG. */
export function drawIcon({ mark, size, ring, corner }: Icon): Sharp {
  const margin = (size * (1 - ring)) / 2;
  const placed = measured(mark).replace(
    '<svg ',
    `<svg x="${margin}" y="${margin}" width="${size * ring}" height="${size * ring}" `,
  );
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * corner}" fill="${paper}"/>
    ${placed}
  </svg>`;
  return sharp(Buffer.from(icon)).png({ compressionLevel: 9, palette: true });
}

/** This renderer does not support pathLength, so dashes are in user units. */
function measured(mark: string): string {
  const radius = Number(/A([\d.]+) /.exec(mark)?.[1]);
  const ticks = [...mark.matchAll(/pathLength="(\d+)"/g)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
  const tick = (2 * Math.PI * radius) / ticks;
  const inUnits = (lengths: string) =>
    lengths.replace(/-?[\d.]+/g, (length) => String(Number(length) * tick));
  return mark
    .replace(/ pathLength="\d+"/g, '')
    .replace(/(?<=stroke-dash(?:array|offset)=")[^"]+/g, inUnits);
}
