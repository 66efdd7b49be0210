import { helpTopics } from '@replysmith/help';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';
import { controlsNamedIn, controlsOn } from '../help/controls-on.ts';
import { extensionPlaces, placeGroups } from '../help/places.ts';

const items = helpTopics.flatMap((topic) =>
  topic.items.map((item) => ({ ...item, path: `${topic.id}/${item.id}` })),
);

/** The longest wait for a place's controls, in milliseconds; only missing ones take that long. */
const timeoutMs = 8_000;

/** For each item, the named controls not found yet in any of its places. */
const unseen = (known: readonly string[]) =>
  new Map(
    items
      .filter(({ places }) => places.some((name) => known.includes(name)))
      .map((item) => [item, new Set(controlsNamedIn(item))] as const),
  );

test('every place that the help speaks of is known, and one walk leads to all those of an item', () => {
  const pages = Object.values(placeGroups).map(({ places }) => Object.keys(places));
  const walks = [...pages, extensionPlaces];
  const astray = items.filter(
    ({ places }) => !walks.some((walk) => places.every((name) => walk.includes(name))),
  );
  expect(astray.map(({ path, places }) => `${path}: ${places.join(', ')}`)).toEqual([]);
});

for (const [name, { isPublic, places }] of Object.entries(placeGroups)) {
  test(`every control that a guide names is there: ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!isPublic) await signIn(page, newAccount(), { isVerified: true });
    const spoken = new Set(items.flatMap((item) => item.places));
    const missing = unseen(Object.keys(places));
    const visited = new Set<string>();
    for (const [placeName, reach] of Object.entries(places)) {
      if (!spoken.has(placeName)) continue;
      visited.add(placeName);
      const here = [...missing].filter(
        ([item, names]) => item.places.includes(placeName) && names.size > 0,
      );
      if (here.length === 0) continue;
      await test.step(placeName, async () => {
        await reach(page);
        // Waits for late controls, if the item has no further place.
        const due = here.filter(([item]) => item.places.every((other) => visited.has(other)));
        await expect(async () => {
          const controls = await controlsOn(page);
          for (const [, names] of here) {
            for (const control of names) if (controls.has(control)) names.delete(control);
          }
          expect(due.every(([, names]) => names.size === 0)).toBe(true);
        })
          .toPass({ timeout: timeoutMs, intervals: [250] })
          .catch(() => undefined);
      });
    }
    const left = Array.from(missing, ([{ path }, names]) => `${path}: ${[...names].join(', ')}`);
    expect(left.filter((line) => !line.endsWith(': '))).toEqual([]);
  });
}
