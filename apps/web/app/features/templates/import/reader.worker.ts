import { type ReaderRequest, answerReader } from './answer-reader.ts';

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) =>
  postMessage(answerReader(data)),
);
