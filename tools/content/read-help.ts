import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FeatureKey, lengths, retention } from '@replysmith/contract';
import type { HelpItem, HelpTopic } from '@replysmith/help';
import { readItem } from './read-help-item.ts';
import { listOf, readPage } from './read-page.ts';

/** The topics of the help centre, as they follow one another. */
const topicOrder = [
  'getting-started',
  'coldmail-chat',
  'wizard',
  'templates',
  'library',
  'analytics',
  'settings',
  'subscription',
  'help-chatbot',
  'template-organization',
  'import-export',
  'integrations',
  'advanced-analytics',
  'mobile-features',
  'security-privacy',
  'learning-resources',
  'troubleshooting',
];

const figure = /\{\{(.*?)\}\}/gu;
const plans = ['free', 'starter', 'pro'];

const known = new Set([
  ...plans.flatMap((plan) => ['price', ...FeatureKey.options].map((name) => `${plan}.${name}`)),
  ...Object.keys({ ...lengths, ...retention }).map((name) => `limits.${name}`),
]);

/** The figures of a text that nothing stands for. */
export function unknownFigures(text: string): string[] {
  return Array.from(text.matchAll(figure), ([, name = '']) => name).filter(
    (name) => !known.has(name),
  );
}

type Help = {
  readonly topics: readonly HelpTopic[];
  /** What is wrong with the others. */
  readonly problems: readonly string[];
};

const topicFile = 'topic.md';

/** Reads every topic below a folder, in their order. */
export function readHelp(folder: string): Help {
  const problems: string[] = [];
  const attempt = <Read>(path: string, read: (text: string) => Read): Read[] => {
    try {
      const text = readFileSync(join(folder, path), 'utf8');
      const unknown = unknownFigures(text);
      if (unknown.length > 0) throw new Error(`no such figure: ${unknown.join(', ')}`);
      return [read(text)];
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  };
  const topics = topicOrder.flatMap((id) => {
    const items = globSync('*.md', { cwd: join(folder, id) })
      .filter((name) => name !== topicFile)
      .flatMap((name) => attempt(join(id, name), (text) => readItem(basename(name, '.md'), text)));
    return attempt(join(id, topicFile), (text) => readTopic(id, text, items));
  });
  for (const path of globSync('*', { cwd: folder })) {
    if (!topicOrder.includes(path)) problems.push(`${path}: no topic of the order`);
  }
  return { topics, problems };
}

function readTopic(id: string, text: string, items: readonly HelpItem[]): HelpTopic {
  const { head, blocks } = readPage(text, { required: ['title', 'tags', 'items'] });
  const order = listOf(head.get('items'));
  const unlisted = items.filter((item) => !order.includes(item.id));
  if (unlisted.length > 0) throw new Error(`not listed: ${unlisted.map((item) => item.id).join()}`);
  return {
    id,
    title: head.get('title') ?? '',
    overview: blocks.join('\n\n'),
    tags: listOf(head.get('tags')),
    items: order.map((name) => {
      const item = items.find((one) => one.id === name);
      if (!item) throw new Error(`there is no item "${name}"`);
      return item;
    }),
  };
}

/** The module that the package loads. */
export function helpText(topics: readonly HelpTopic[]): string {
  return `${JSON.stringify(topics, null, 1)}\n`;
}
