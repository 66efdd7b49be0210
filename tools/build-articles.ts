import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { articleModules } from './articles/article-modules.ts';

const root = join(import.meta.dirname, '..');
rmSync(join(root, 'packages/coach/src/answers/articles'), { recursive: true, force: true });
for (const [path, text] of articleModules(root)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
