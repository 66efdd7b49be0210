import { answerReader, type Source } from './read-source.ts';

addEventListener('message', ({ data }: MessageEvent<Source>) => postMessage(answerReader(data)));
