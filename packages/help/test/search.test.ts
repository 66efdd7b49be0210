import { helpTopics, placesOfTerms, searchHelp } from '@replysmith/help';
import { expect, it } from 'vitest';

const first = (query: string) => {
  const [hit] = searchHelp(query);
  return hit && `${hit.topic.id}/${hit.item.id}`;
};

it('every item is the first hit of its own title', () => {
  const items = helpTopics.flatMap((topic) => topic.items.map((item) => ({ topic, item })));
  const missed = items.filter(({ topic, item }) => first(item.title) !== `${topic.id}/${item.id}`);
  expect(missed.map(({ item }) => item.title)).toEqual([]);
});

it('a beginning of a word, another case and an accent do', () => {
  const hits = searchHelp('tEMPLÁt');
  expect(hits.length).toBeGreaterThan(0);
  expect(hits[0]?.terms.some((term) => term.startsWith('templat'))).toBe(true);
});

it('a letter of another alphabet that stands for plain ones does', () => {
  expect(searchHelp('PAẞWORD')).toEqual(searchHelp('password'));
});

it('a slip of the pen is forgiven where nothing is written so', () => {
  expect(first('pasword')).toBe(first('password'));
});

it('a tag finds every item of its topic', () => {
  for (const { id, tags, items } of helpTopics) {
    for (const tag of tags) {
      const found = searchHelp(tag).filter(({ topic }) => topic.id === id);
      expect(found, tag).toHaveLength(items.length);
    }
  }
});

it('covers all of a question it answers, and little of one about something else', () => {
  expect(searchHelp('How do I delete my account?')[0]?.covered).toBe(1);
  const [hit] = searchHelp('Which tyres fit a delivery bicycle in winter?');
  expect(hit?.covered ?? 0).toBeLessThan(0.5);
});

it('finds nothing of nothing, and survives any text', () => {
  for (const query of ['', '  ', 'how do I', '\uD800', '\0', 'a'.repeat(100_000)]) {
    expect(searchHelp(query)).toEqual([]);
  }
});

it('says where found words stand', () => {
  const text = 'The folder’s name, Folder by folder';
  const words = placesOfTerms(text, ['folder']).map(([start, end]) => text.slice(start, end));
  expect(words).toEqual(['folder’s', 'Folder', 'folder']);
  expect(placesOfTerms(text, [])).toEqual([]);
});
