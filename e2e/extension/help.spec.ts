import { helpTopics } from '@replysmith/help';
import { controlsNamedIn, controlsOn } from '../help/controls-on.ts';
import { extensionPlaces } from '../help/places.ts';
import { compose } from './draft-pages.ts';
import { expect, openPanel, test } from './test.ts';

const items = helpTopics
  .flatMap((topic) => topic.items)
  .filter(({ places }) => places.some((place) => extensionPlaces.includes(place)));

test('the extension has every control that a guide names', async ({ extension }) => {
  const options = await extension.open(`${extension.origin}/options.html`);
  const connecting = await controlsOn(options);
  await extension.store({ account: { server: 'https://mail.example.com', key: 'unused' } });
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Save as template' }).waitFor();
  const writing = await controlsOn(panel);
  const missing = items.flatMap((item) =>
    controlsNamedIn(item).filter((name) => !connecting.has(name) && !writing.has(name)),
  );
  expect(items.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});
