import { answerReader } from './answer-reader.ts';
import type { ReaderRequest } from './reader-messages.ts';

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) =>
  postMessage(answerReader(data)),
);
