import { parseDraft, score } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { packageSample } from './samples.ts';
import { sampleEmail, scoreSample } from './sample-score.server.ts';

it('prints what the page says that the sample of the package prints', () => {
  const printed: string[] = [];
  const code = packageSample(sampleEmail).replace(/^import .*$/mu, '');
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- readers paste it
  new Function('parseDraft', 'score', 'console', code)(parseDraft, score, {
    log: (...words: unknown[]) => printed.push(words.join(' ')),
  });
  const { value, band, gravest } = scoreSample();
  expect(printed).toEqual([`${value} ${band}`, `−${Math.abs(gravest.points)} ${gravest.name}`]);
});
