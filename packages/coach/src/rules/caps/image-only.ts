// A picture with hardly any words shows as an empty email to many readers. K6.
import { matchesOf } from '../../document/stretch.ts';
import type { Cap } from '../rule.ts';
import { spansIn } from '../spans.ts';

const image =
  /<img\b[^>\n]{0,500}>|!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)|\[(?:image|cid|img)\s?:[^\]\n]{0,200}\]/giu;
const fewWords = 20;

export const imageOnly: Cap = {
  id: 'image-only',
  name: 'Only an image',
  evidence: ['K6'],
  check({ body, words }) {
    if (words.length > fewWords) return null;
    const images = matchesOf(body, image);
    if (images.length === 0) return null;
    return {
      spans: spansIn('body', images),
      reason:
        'The message is in a picture. Many mail programs hide pictures, and pictures with hardly any text are found almost only in spam.',
      fix: 'Write it as text.',
    };
  },
};
