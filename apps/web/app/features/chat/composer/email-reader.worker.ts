import { readEmail } from '@replysmith/eml';

addEventListener('message', ({ data }: MessageEvent<Uint8Array | string>) => {
  void readEmail(data).then((email) => postMessage(email));
});
