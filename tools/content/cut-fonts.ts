import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(join(import.meta.dirname, '../../apps/web/package.json'));

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

type Face = {
  readonly family: string;
  /** A style sheet of Fontsource, with one file a script. */
  readonly source: string;
  readonly style: 'normal' | 'italic';
  readonly weights: readonly [least: number, most: number];
  readonly size?: number;
};

/** What the styles ask for: the fewest weights, and one optical size for each use. */
const faces: Readonly<Record<string, Face>> = {
  text: {
    family: 'Letter Serif',
    source: '@fontsource-variable/source-serif-4/opsz.css',
    style: 'normal',
    weights: [400, 600],
    size: 17,
  },
  quote: {
    family: 'Letter Serif',
    source: '@fontsource-variable/source-serif-4/opsz-italic.css',
    style: 'italic',
    weights: [400, 400],
    size: 15,
  },
  headline: {
    family: 'Letter Serif Headline',
    source: '@fontsource-variable/source-serif-4/opsz.css',
    style: 'normal',
    weights: [360, 400],
    size: 48,
  },
  interface: {
    family: 'Hanken Grotesk Variable',
    source: '@fontsource-variable/hanken-grotesk/index.css',
    style: 'normal',
    weights: [400, 700],
  },
};

const templates = join(import.meta.dirname, '../../packages/library/templates');

/**
 * The letters and signs beyond English of our own texts, most of them in names: few enough for a
 * small file, where all accents of Europe would come for one.
 */
const ownLetters = new Set(
  readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => Array.from(readFileSync(join(entry.parentPath, entry.name), 'utf8')))
    .filter((letter) => /\P{Cc}/u.test(letter)),
);

/** The rest of the Latin file, accents above all, is loaded where a page has it. */
const english =
  /[\u0020-\u007e\u00a0\u00a3\u00a9\u00ab\u00b0\u00b1\u00b7\u00bb\u00d7\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212]/u;

const features = ['calt', 'case', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

type Script = { readonly name: string; readonly file: string; readonly points: readonly number[] };

function scriptsOf({ source }: Face): Script[] {
  const sheet = require.resolve(source);
  const rules = readFileSync(sheet, 'utf8').matchAll(
    /url\((?<file>[^)]+)\)[^}]*?unicode-range: (?<ranges>[^;]+);/gu,
  );
  return [...rules].flatMap(({ groups: { file = '', ranges = '' } = {} }) => {
    const name = /-(?<script>(?:latin|cyrillic|greek)(?:-ext)?|vietnamese)-/u.exec(file)?.[1] ?? '';
    const script = { name, file: join(dirname(sheet), file), points: pointsIn(ranges) };
    if (name === 'latin') return splitLatin(script);
    return name === 'latin-ext' ? splitOwn(script) : [script];
  });
}

const within = (script: Script, holds: (letter: string) => boolean) =>
  script.points.filter((point) => holds(String.fromCodePoint(point)));

function splitLatin(latin: Script): Script[] {
  const accents = within(latin, (letter) => !english.test(letter));
  return [
    ...splitOwn({ ...latin, name: 'accents', points: accents }),
    { ...latin, points: within(latin, (letter) => english.test(letter)) },
  ];
}

function splitOwn(script: Script): Script[] {
  return [
    { ...script, points: within(script, (letter) => !ownLetters.has(letter)) },
    {
      ...script,
      name: `own-${script.name}`,
      points: within(script, (letter) => ownLetters.has(letter)),
    },
  ];
}

export function pointsIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

export function rangesOf(points: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

/** A digest, so that the seconds this takes are spent once. */
function inputs(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  hash.update([...ownLetters].toSorted().join(''));
  for (const { source } of Object.values(faces)) {
    hash.update(readFileSync(join(dirname(require.resolve(source)), 'package.json')));
  }
  return hash.digest('hex');
}

const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

/**
 * The license of Source Serif reserves its name for what Adobe made, so a cut one has another, as
 * long, in its names. The copyright keeps it, in quotation marks.
 */
function rename(font: Buffer): Buffer {
  const [reserved, quotation] = [bigEndian('Source'), bigEndian('‘')];
  const renamed = Buffer.from(font);
  for (let at = font.indexOf(reserved); at >= 0; at = font.indexOf(reserved, at + 1)) {
    const isQuoted = font.subarray(0, at).subarray(-quotation.length).equals(quotation);
    if (!isQuoted) bigEndian('Letter').copy(renamed, at);
  }
  return renamed;
}

const license = [13, 14];

/**
 * The fonts with what we use of them: a file for each face and script. `fonts.css` has all of them,
 * `english.css` those of English text, for where all files come along.
 */
export async function cutFonts(folder: string): Promise<void> {
  const sheet = join(folder, 'fonts.css');
  const opening = `/* Made by tools/content/cut-fonts.ts from ${inputs()} */\n`;
  if (existsSync(sheet) && readFileSync(sheet, 'utf8').startsWith(opening)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  const ofEnglish: string[] = [];
  for (const [name, face] of Object.entries(faces)) {
    const [least, most] = face.weights;
    const variationAxes: Axes = {
      wght: least === most ? least : { min: least, max: most },
      ...(face.size && { opsz: face.size }),
    };
    for (const { name: script, file, points } of scriptsOf(face)) {
      // The types do not know `keepFeatures` yet.
      const options = { keepFeatures: features, preserveNameIds: license };
      const text = String.fromCodePoint(...points);
      const cut = await subsetFont(readFileSync(file), text, {
        ...options,
        ...{ targetFormat: 'sfnt', variationAxes },
      });
      const font = await subsetFont(rename(cut), text, { ...options, targetFormat: 'woff2' });
      writeFileSync(join(folder, `${name}-${script}.woff2`), font);
      const rule = `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${least === most ? least : `${least} ${most}`};
  font-display: swap;
  src: url(./${name}-${script}.woff2) format('woff2');
  unicode-range: ${rangesOf(points)};
}
`;
      rules.push(rule);
      if (script === 'latin') ofEnglish.push(rule);
    }
  }
  writeFileSync(join(folder, 'english.css'), ofEnglish.join('\n'));
  writeFileSync(sheet, opening + rules.join('\n'));
}
