import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlesJson, articlesPath } from './articles/articles-json.ts';

const root = join(import.meta.dirname, '..');
writeFileSync(join(root, articlesPath), articlesJson(root));
