import type { HelpItem } from '@replysmith/help';
import { listOf, readPage } from './read-page.ts';

const bold = /\*\*(.+?)\*\*/gu;

/** The names of controls that an item speaks of, each once. */
export function controlsIn({ description, steps }: HelpItem): string[] {
  const names = [description, ...steps].flatMap((text) =>
    Array.from(text.matchAll(bold), ([, name = '']) => name),
  );
  return [...new Set(names)];
}

const step = /^\d+\. /u;
const exampleStart = 'Example:\n';
const longestDescription = 700;

/** Reads `<topic>/<id>.md`: a description, then numbered steps or an example, or both. */
export function readItem(id: string, text: string): HelpItem {
  const { head, blocks } = readPage(text, { required: ['title'], optional: ['place'] });
  const description = blocks.filter((block) => !isSteps(block) && !isExample(block)).join('\n\n');
  const steps = blocks.filter(isSteps).flatMap((block) => block.split('\n'));
  const example = readExample(blocks.find(isExample));
  if (description === '') throw new Error('it says nothing of what it is about');
  if (description.length > longestDescription) throw new Error('the description is too long');
  if (steps.length === 0 && example === null) throw new Error('neither steps nor an example');
  const odd = steps.find((line, at) => !line.startsWith(`${at + 1}. `));
  if (odd !== undefined) throw new Error(`not the next step: "${odd}"`);
  const item = {
    id,
    title: head.get('title') ?? '',
    description,
    steps: steps.map((line) => line.replace(step, '')),
    example,
    places: listOf(head.get('place')),
  };
  const controls = controlsIn(item);
  if (controls.length > 0 && item.places.length === 0) {
    throw new Error(`names "${controls.join('", "')}", but no place where they are`);
  }
  return item;
}

function isSteps(block: string): boolean {
  return step.test(block);
}

const fenced = /^```\n([^]*)\n```$/u;

/** Between fences it is code, and kept as it is. */
function readExample(block: string | undefined): HelpItem['example'] {
  if (block === undefined) return null;
  const text = block.slice(exampleStart.length).trim();
  const [, code] = fenced.exec(text) ?? [];
  return { text: code ?? text, isCode: code !== undefined };
}

function isExample(block: string): boolean {
  return block.startsWith(exampleStart);
}
