import { libraryTemplates } from '@replysmith/library';
import { expect, it } from 'vitest';
import { listPublicTemplates } from '../../data/public-library.server.ts';
import type { PublicTemplate } from '../../data/public-library.ts';
import { readPublicTemplate } from './read-public-template.server.ts';

const pages = libraryTemplates.flatMap(({ id }) => readPublicTemplate(id) ?? []);

function namesOf(check: (page: PublicTemplate) => boolean): string[] {
  return pages.filter(check).map(({ name }) => name);
}

it('has a page for every template, and no other', () => {
  expect(pages.length).toBe(libraryTemplates.length);
  expect(readPublicTemplate('404')).toBeNull();
});

it('shows on every page the score that the product shows, and a breakdown that adds up to it', () => {
  const sum = ({ lines }: PublicTemplate) => lines.reduce((all, { points }) => all + points, 100);
  expect(namesOf((page) => sum(page) !== page.score)).toEqual([]);
  const scores = new Map(listPublicTemplates().map(({ id, score }) => [id, score]));
  expect(namesOf(({ id, score }) => scores.get(id) !== score)).toEqual([]);
});

it('praises nothing that costs points', () => {
  expect(
    namesOf(({ merits, lines }) =>
      merits.some(({ name }) => lines.some((line) => line.name === name)),
    ),
  ).toEqual([]);
  expect(pages.flatMap(({ merits }) => merits).length).toBeGreaterThan(pages.length);
});

it('leaves no variable without its example', () => {
  expect(namesOf(({ subject, body }) => `${subject.text}${body.text}`.includes('{{'))).toEqual([]);
  expect(namesOf(({ blanks }) => blanks.some(({ example }) => example === ''))).toEqual([]);
});

it('leads from each template to one, two or three others, never to itself', () => {
  expect(namesOf(({ alike }) => ![1, 2, 3].includes(alike.length))).toEqual([]);
  expect(namesOf(({ id, alike }) => alike.some((other) => other.id === id))).toEqual([]);
});

it('leads through a category from its first template to its last and back', () => {
  const [first] = pages;
  if (!first) throw new Error('The library is empty.');
  expect(first.previous).toBeNull();
  const walked: string[] = [];
  for (let at: PublicTemplate | null = first; at; at = at.next && readPublicTemplate(at.next.id)) {
    const before = walked.at(-1) ?? null;
    expect(at.previous?.id ?? null).toBe(before);
    walked.push(at.id);
  }
  expect(walked).toEqual(
    libraryTemplates.filter(({ category }) => category === first.category).map(({ id }) => id),
  );
});
