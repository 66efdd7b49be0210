import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExportedTemplate, templateCells } from './columns.ts';
import {
  blockSeparator,
  guardCell,
  readTemplateBlocks,
  templateBlock,
  unguardCell,
} from './files.ts';

const formulas = [
  '=1+1',
  '=HYPERLINK("http://evil.example","Click")',
  '=cmd|" /C calc"!A0',
  '+1-2',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(1+1)*cmd|" /C calc"!A0',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u00A0=1+1',
];

describe('guardCell', () => {
  it.each(formulas)('makes text of %j', (formula) => {
    expect(guardCell(formula)).toBe(`'${formula}`);
  });

  it.each(['Hi Tom', 'a=b', '3-4', '', "'tis", '«+»'])('leaves %j as it is', (text) => {
    expect(guardCell(text)).toBe(text);
  });

  it('guards what only looks guarded once more, so that it survives', () => {
    expect(guardCell("'=1")).toBe("''=1");
    expect(unguardCell("''=1")).toBe("'=1");
    expect(unguardCell("'tis")).toBe("'tis");
  });

  it('is taken back whatever a cell begins with', () => {
    const signs = ["'", '=', '+', '-', '@', ' ', '\t', '\r', '\n', '＝', 'a', '\u00A0'];
    const beginning = fc.string({ unit: fc.constantFrom(...signs) });
    fc.assert(
      fc.property(beginning, fc.string(), (start, rest) => {
        const cell = start + rest;
        expect(unguardCell(guardCell(cell))).toBe(cell);
        expect(guardCell(cell)).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
    );
  });
});

const template: ExportedTemplate = {
  ...{ name: 'Slow checkout', subject_line: 'Fernhill: checkout', email_content: 'Hi Tom,\n\nBye' },
  ...{ category: 'Sales Pitch', folder: null, tags: [], description: null },
  ...{ template_variables: [], stage: null, is_favorite: false, usage_count: 0 },
  ...{ optimization_score: null, score_version: null },
  created_at: '2026-03-04T05:06:07.000Z',
};

const fileOf = (contents: readonly string[]) =>
  contents
    .map((email_content) => templateBlock({ ...template, email_content }))
    .join(blockSeparator);

const contentsOf = (file: string) =>
  readTemplateBlocks(file).map(({ email_content }) => email_content);

describe('a text file of templates', () => {
  it('gives back every text as it was, lines of dashes and empty lines too', () => {
    const line = fc.constantFrom(
      ...['', '---', '--- ', '---\r', '\\---', '----', 'Hi Tom,'],
      ...['Name: x', 'Score: 84', 'Score: 3 to 1', 'Used: by Acme', 'Tags: a, b'],
    );
    const content = fc.array(line, { minLength: 1 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), (contents) => {
        expect(contentsOf(fileOf(contents))).toEqual(contents);
      }),
    );
  });

  it('gives back what is known of a template', () => {
    const known: ExportedTemplate = {
      ...template,
      folder: { name: 'Shops: EU', color: '#B8741A' },
      tags: ['speed', 'a, b'],
      description: '"Quoted"\nand on',
      template_variables: [{ name: 'city', fallback: 'your town', example: null }],
      stage: 'follow_up',
      usage_count: 12,
      optimization_score: 84,
    };
    const { email_content, ...cells } = templateCells(known);
    expect(readTemplateBlocks(templateBlock(known))).toEqual([{ ...cells, email_content }]);
  });

  it('takes blocks without a word about themselves, wherever the lines end', () => {
    expect(contentsOf('\r\nHi Tom,\r\nbye\r\n\r\n---\r\n\r\n---\r\nSecond one\r\n')).toEqual([
      'Hi Tom,\nbye',
      'Second one',
    ]);
  });

  it('reads a heading that a person wrote, and not one from within a letter', () => {
    expect(readTemplateBlocks('subject: Your bikes\n\nHi Ana,\nName: to follow\n')).toEqual([
      { subject_line: 'Your bikes', email_content: 'Hi Ana,\nName: to follow' },
    ]);
  });

  it('reads the lines of earlier versions, and writes those of today', () => {
    const earlier = 'Folder colour: #B8741A\nFavourite: true\nUsed: 12\n\nHi Tom,\n';
    const known = { folder_color: '#B8741A', is_favorite: 'true', usage_count: '12' };
    expect(readTemplateBlocks(earlier)).toEqual([{ ...known, email_content: 'Hi Tom,' }]);
    const folder = { name: 'Shops', color: '#B8741A' };
    const written = templateBlock({ ...template, folder, is_favorite: true, usage_count: 12 });
    expect(written).toMatch(/^Folder color: #B8741A$[^]*^Favorite: true$\n^Times used: 12$/m);
  });

  it.each([
    'Score: 3 to 1, that is how Acme won.',
    'Score: 840',
    'Used: by Acme, and by nobody else.',
    'Favorite: of mine is the green one.',
    'Created: by two people in a garage.',
    'Read as: a question, this is none.',
    'Folder color: the blue of the sea.',
    'Variables: there are three of them.',
    'Tags: we took all of them off the shoes, so that no child is hurt by one.',
  ])('takes a line for text that only begins as a known one: %s', (line) => {
    const text = `${line}\n\nDoes that sound like you?`;
    expect(readTemplateBlocks(text)).toEqual([{ email_content: text }]);
    expect(readTemplateBlocks(`Subject: Bikes\n${text}`)).toEqual([
      { subject_line: 'Bikes', email_content: text },
    ]);
  });

  it('takes what is said of a template in other words', () => {
    const said = 'Favorite: no\nRead as: First email\nCreated: 2026-03-04\nTags: a; b\nScore:\n';
    expect(readTemplateBlocks(`${said}Variables: {{firstName}}, city\n\nHi Tom,`)).toEqual([
      {
        ...{ is_favorite: 'no', stage: 'First email', created_at: '2026-03-04', tags: 'a; b' },
        ...{ optimization_score: '', template_variables: '{{firstName}}, city' },
        email_content: 'Hi Tom,',
      },
    ]);
  });

  it('takes a line that is repeated for text', () => {
    expect(readTemplateBlocks('Subject: Bikes\nSubject: to change, always.\nHi Ana,')).toEqual([
      { subject_line: 'Bikes', email_content: 'Subject: to change, always.\nHi Ana,' },
    ]);
    expect(contentsOf('Used: 1\nTimes used: 2')).toEqual(['Times used: 2']);
  });

  it('takes a line named after the text itself for a part of it', () => {
    expect(contentsOf('Subject: Bikes\nContent: none\n')).toEqual(['Content: none']);
  });

  it('does not trip over a megabyte of anything', () => {
    for (const piece of ['---\n', '\\', ':', '"', 'Name:\n', '\r\n', '\u0000', '\uD800']) {
      expect(() => readTemplateBlocks(piece.repeat(1_000_000 / piece.length))).not.toThrow();
    }
  });
});
