import { answer } from './answer.ts';
import type { CoachRequest } from './live-score.ts';

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => postMessage(answer(data)));
