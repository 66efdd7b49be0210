import { expect, it, vi } from 'vitest';
import { checkFiles, readFiles } from './read-files.ts';

const file = (name: string, size = 1) => ({ name, size });
const formatOf = (name: string) => checkFiles([file(name)]).readable[0]?.format;

it.each([
  ['a.json', 'json'],
  ['my.js.json', 'json'],
  ['x.exe.json', 'json'],
  ['LIST.CSV', 'csv'],
  ['a b.txt', 'text'],
  ['setup.json.exe', undefined],
  ['page.js', undefined],
  ['json', undefined],
  ['.json', 'json'],
  ['a.json.', undefined],
])('judges %s by what comes last', (name, format) => {
  expect(formatOf(name)).toBe(format);
});

it('says what is wrong with each file and takes the others', () => {
  const { readable, problems } = checkFiles([
    file('a.exe'),
    file('b.csv', 10_485_760),
    file('c.csv', 10_485_761),
  ]);
  expect(readable.map((one) => one.file.name)).toEqual(['b.csv']);
  expect(problems).toEqual(['Invalid file type: a.exe', 'File too large: c.csv']);
});

it('takes ten files and not eleven', () => {
  const files = (count: number) => Array.from({ length: count }, (_, one) => file(`${one}.txt`));
  expect(checkFiles(files(10)).readable).toHaveLength(10);
  expect(checkFiles(files(11))).toEqual({ readable: [], problems: ['Maximum 10 files allowed'] });
});

/** Tells once that its file cannot be loaded, and answers nothing. */
class ReaderThatNeverLoads extends EventTarget {
  readonly postMessage = () => undefined;
  readonly terminate = () => undefined;

  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
}

it('says of every file that it cannot be read when the reader does not load', async () => {
  vi.stubGlobal('Worker', ReaderThatNeverLoads);
  const { tables, problems } = await readFiles([
    new File(['a'], 'a.csv'),
    new File(['b'], 'b.csv'),
  ]);
  expect(tables).toEqual([]);
  expect(problems).toEqual(
    ['a.csv', 'b.csv'].map(
      (name) => `Import Error - Failed to parse file "${name}": Unknown error occurred`,
    ),
  );
});
