import { answerReader } from './answer-reader.ts';
import type { Source } from './read-source.ts';

addEventListener('message', ({ data }: MessageEvent<Source>) => postMessage(answerReader(data)));
