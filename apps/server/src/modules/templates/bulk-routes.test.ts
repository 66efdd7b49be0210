import { expect, it } from 'vitest';
import { contentDisposition } from './bulk-routes.ts';

it.each([
  ['a.csv', `filename="a.csv"; filename*=UTF-8''a.csv`],
  ['Größe (2).txt', `filename="Gro_e (2).txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%282%29.txt`],
  ['"; evil=".json', `filename="__ evil__.json"; filename*=UTF-8''%22%3B%20evil%3D%22.json`],
  ['\r\nX: y', `filename="__X_ y"; filename*=UTF-8''%0D%0AX%3A%20y`],
  ['\uD800.csv', `filename="_.csv"; filename*=UTF-8''%EF%BF%BD.csv`],
])('names %j', (name, parameters) => {
  expect(contentDisposition(name)).toBe(`attachment; ${parameters}`);
});
