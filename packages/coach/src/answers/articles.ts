import data from '../../data/articles.json' with { type: 'json' };
import type { Article } from './answer.ts';

/** The knowledge base, made from `knowledge/` by `npm run articles`. */
export const articles = data as readonly Article[];
