import { isForCoach, startWorker } from './ask-coach.ts';

// Chromium's service workers may hold neither the coach, which awaits its model, nor a worker.
const { ask } = startWorker();

chrome.runtime.onMessage.addListener((message: unknown, { tab }, reply) => {
  if (!isForCoach(message) || tab !== undefined) return;
  void ask(message.coach).then(
    (answer) => reply({ answer }),
    () => reply(null),
  );
  return true;
});
