import { byteOrderMark, csvLine } from '@replysmith/contract';
import { describe, expect, it } from 'vitest';
import { readSource, type Source } from './read-source.ts';

const read = (format: Source['format'], contents: Source['contents']) =>
  readSource({ name: 'file', format, contents });
const cellsOf = (...source: Parameters<typeof read>) =>
  read(...source).rows.map(({ cells }) => cells);
const problemOf = (...source: Parameters<typeof read>): string => {
  try {
    read(...source);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('a CSV file', () => {
  it('may begin with a mark, end lines with CRLF and have quotes, commas and lines in its cells', () => {
    const text = `${byteOrderMark}Name,Subject,Body\r\n"A ""b"", c",Two,"One\r\n\r\n---\nx"\r\n`;
    const { headings, guesses, rows } = read('csv', text);
    expect(headings).toEqual(['Name', 'Subject', 'Body']);
    expect(guesses).toEqual(['name', 'subject_line', 'email_content']);
    expect(rows).toEqual([{ number: 2, cells: ['A "b", c', 'Two', 'One\r\n\r\n---\nx'] }]);
  });

  it.each([';', '\t', '|'])('may stand between %j', (sign) => {
    const text = `Name${sign}Subject\nOne, two${sign}Three\nFour${sign}Five`;
    expect(cellsOf('csv', text)).toEqual([
      ['One, two', 'Three'],
      ['Four', 'Five'],
    ]);
  });

  it('gives back what was guarded against spreadsheets', () => {
    const cells = ['=1+1', "'=1", '+1', '-1', '@a', '\ta', '\rb', '＝1', "'tis"];
    expect(cellsOf('csv', csvLine(cells.map((_, one) => `h${one}`)) + csvLine(cells))).toEqual([
      cells,
    ]);
  });

  it('leaves a second column of the same meaning to the person', () => {
    expect(read('csv', 'Body,Content,Phone\na,b,c').guesses).toEqual(['email_content', null, null]);
  });

  it('is refused when a quote is never closed', () => {
    expect(problemOf('csv', 'Name,Body\n"open,b\nc,d')).toMatch(/^row \d: Quoted field/);
    expect(problemOf('csv', 'Name,Body\n')).toBe('there is no row below the headings');
  });

  it('is read in the encoding that it has', () => {
    const windows = Uint8Array.from('Name,Body\nCaf\xe9,b', (sign) => sign.charCodeAt(0));
    expect(cellsOf('csv', windows)).toEqual([['Café', 'b']]);
    const wide = new Uint8Array(
      Uint16Array.from('\uFEFFName,Body\né,b', (s) => s.charCodeAt(0)).buffer,
    );
    expect(cellsOf('csv', wide)).toEqual([['é', 'b']]);
  });
});

describe('a JSON file', () => {
  it('may be one template, a list, or a list within an object', () => {
    const one = { name: 'One', body: 'Hi' };
    for (const json of [one, [one], { version: 1, templates: [one] }]) {
      expect(cellsOf('json', JSON.stringify(json))).toEqual([['One', 'Hi']]);
    }
  });

  it('keeps its place for what is no template', () => {
    expect(cellsOf('json', '[1,null,[],{"name":"One"}]')).toEqual([[], [], [], ['One']]);
  });

  it('is not brought down by depth', () => {
    const bomb = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(cellsOf('json', bomb)).toEqual([[]]);
    expect(cellsOf('json', `[{"tags":${bomb}}]`)).toEqual([[[[[[{}]]]]]]);
    expect(cellsOf('json', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toHaveLength(1);
  });

  it.each([
    ['[', /JSON/],
    ['[]', 'the list is empty'],
    ['"text"', 'there is no template in it'],
    [' \n', 'it is empty'],
    [JSON.stringify(Array.from({ length: 10_001 }, () => ({}))), /more than 10,000/],
  ])('says why it cannot read %.20s', (text, problem) => {
    expect(problemOf('json', text)).toMatch(problem);
  });
});

describe('a text file', () => {
  it('is parted by lines of ---', () => {
    const table = read('text', 'Subject: One\n\nHi Ana\n---\nHi Tom\n');
    expect(table.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      [undefined, 'One', 'Hi Ana'],
      [undefined, undefined, 'Hi Tom'],
    ]);
  });

  it('may turn out to be JSON', () => {
    expect(cellsOf('text', '[{"name":"One"}]')).toEqual([['One']]);
    expect(read('text', '[First name], hi').rows).toHaveLength(1);
  });

  it('is refused when it is a program', () => {
    expect(problemOf('text', Uint8Array.of(0x4d, 0x5a, 0x90, 0x00, 0x03))).toBe(
      'this is not a text',
    );
  });
});
