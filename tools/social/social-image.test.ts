import { statSync } from 'node:fs';
import { join } from 'node:path';
import { score } from '@replysmith/coach';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawRing, markWords } from './write-page.ts';

const file = join(import.meta.dirname, '../../apps/web/public/social.png');

it('has the size that pages promise, and less weight than sites refuse', async () => {
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(statSync(file).size).toBeLessThan(200_000);
});

const body = 'Hi Tom,\n\nWe leverage cutting-edge solutions.\n\nWorth a look?';
const { value, lines } = score({ subject: 'Checkout on phones', body });

it('underlines the words that cost something, and changes none', () => {
  const html = markWords(body, lines);
  const bare = (text: string) => text.replaceAll(/\s/gu, '');
  const marked = Array.from(html.matchAll(/<u [^>]*>([^<]*)<\/u>/gu), ([, words]) => words).join(
    '',
  );
  const [span] = lines.flatMap(({ spans }) => spans.filter(({ field }) => field === 'body'));
  expect(span).toBeDefined();
  expect(bare(marked)).toContain(bare(body.slice(span?.start, span?.end)));
  expect(html.replace(/<sup>.*?<\/sup>|<[^>]+>/gu, '')).toBe(body);
});

it('draws a hundred ticks, those that are lost apart', () => {
  const ring = drawRing({ value, lines });
  const ticks = (kind: string) =>
    [...ring.matchAll(new RegExp(`class="${kind}"[^>]*pathLength="(\\d+)"`, 'gu'))].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  expect([ticks('kept'), ticks('lost')]).toEqual([value, 100 - value]);
  expect(value).toBeLessThan(100);
});
