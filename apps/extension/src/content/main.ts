import { coachPage } from './page.ts';

/** The script may come a second time, where somebody turns on a page that is on. */
const world = globalThis as { replysmithRuns?: boolean };

if (!world.replysmithRuns) {
  world.replysmithRuns = true;
  coachPage(() => {
    world.replysmithRuns = false;
  });
}
