import { parseDraft, score } from '@replysmith/coach';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { packageSample } from './samples.ts';
import { sampleEmail, scoreSample } from './sample-score.server.ts';

it('prints what the page says that the sample of the package prints', () => {
  const printed: string[] = [];
  const code = packageSample(sampleEmail).replace(/^import .*$/mu, '');
  const log = (...words: unknown[]) => printed.push(words.join(' '));
  runInNewContext(code, { parseDraft, score, console: { log } });
  const { value, band, gravest } = scoreSample();
  expect(printed).toEqual([`${value} ${band}`, `−${Math.abs(gravest.points)} ${gravest.name}`]);
});
