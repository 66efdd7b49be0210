import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

/**
 * Extracts the real emails from public files into `real/`, which git ignores. `node
 * panel/fetch-real.ts` downloads each file; `--clones FOLDER` reads git clones named `owner+name`
 * instead. An email that differs from the rated text is skipped and named.
 */
const Source = z.object({
  id: z.string(),
  kind: z.string(),
  stage: z.enum(['first', 'follow_up']),
  profile: z.string(),
  repo: z.string(),
  commit: z.string(),
  path: z.string(),
  /** Where the body stands in the file, in UTF-16 code units; the same of the subject, if there is one. */
  body: z.tuple([z.number(), z.number()]),
  subject: z.tuple([z.number(), z.number()]).nullable(),
  sha256: z.string(),
});

const { clones } = parseArgs({ options: { clones: { type: 'string' } } }).values;
const here = import.meta.dirname;
const files = new Map<string, Promise<string>>();

/** The clone itself, or the only folder in it. */
function gitDirOf(clone: string): string {
  const names = readdirSync(clone);
  const inside = names.length === 1 ? join(clone, names[0] ?? '') : clone;
  return existsSync(join(inside, '.git')) ? join(inside, '.git') : inside;
}

async function read(repo: string, commit: string, path: string): Promise<string> {
  if (clones !== undefined) {
    const clone = join(clones, repo.replace('/', '+'));
    return execFileSync('git', ['--git-dir', gitDirOf(clone), 'show', `${commit}:${path}`], {
      encoding: 'utf8',
      maxBuffer: 1 << 29,
    });
  }
  const url = `https://raw.githubusercontent.com/${repo}/${commit}/${encodeURI(path)}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** The text as sent: without the page's quote marks, tags and Markdown. */
function plain(raw: string, path: string): string {
  const isEscaped = /\.(?:jsonl?|ipynb)$/u.test(path);
  const text = isEscaped
    ? unescapeJson(raw)
    : /\.csv$/u.test(path)
      ? raw.replaceAll('""', '"')
      : /\.sql$/u.test(path)
        ? unescapeSql(raw)
        : raw;
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^[ \t]*(?:>[ \t]?)+/gmu, '')
    .replace(/<br\s*\/?>\n?/giu, '\n')
    .replace(/<\/p>\s*/giu, '\n\n')
    .replace(/<[a-z/][^<>]{0,500}>/giu, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/gu, '')
    .replace(/\[([^\]\n]{1,200})\]\((?:[^()\s]|\([^)]*\)){1,500}\)/gu, '$1')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/gu, '$2')
    .replace(/(?<![\w*])[*_](?=\S)([^\n*_]*?\S)[*_](?![\w*])/gu, '$1')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/gu, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t]*\\$/gmu, '')
    .replace(/[ \t]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function unescapeJson(raw: string): string {
  try {
    return JSON.parse(`"${raw.replaceAll('\n', '\\n')}"`) as string;
  } catch {
    return raw;
  }
}

function unescapeSql(raw: string): string {
  return raw
    .replace(/\\r\\n|\\[rn]/gu, '\n')
    .replace(/\\t/gu, ' ')
    .replace(/\\(['"\\])/gu, '$1')
    .replaceAll("''", "'");
}

async function cut(line: string): Promise<void> {
  const { repo, commit, path, body, subject, sha256, ...rest } = Source.parse(JSON.parse(line));
  const key = `${repo}@${commit}:${path}`;
  const file = files.get(key) ?? read(repo, commit, path);
  files.set(key, file);
  const raw = await file;
  const text = plain(raw.slice(...body), path);
  if (createHash('sha256').update(text).digest('hex') !== sha256) {
    console.log(`${rest.id}: not the text that was rated`);
    return;
  }
  const head = subject && plain(raw.slice(...subject), path);
  found.push(JSON.stringify({ ...rest, repo, subject: head, body: text }));
}

const found: string[] = [];
if (existsSync(join(here, 'real-sources.jsonl')) && import.meta.main) {
  const lines = readFileSync(join(here, 'real-sources.jsonl'), 'utf8').split('\n').filter(Boolean);
  for (const line of lines) await cut(line);
  mkdirSync(join(here, 'real'), { recursive: true });
  writeFileSync(join(here, 'real/emails.jsonl'), found.map((line) => `${line}\n`).join(''));
  console.log(`${found.length} of ${lines.length} emails`);
}
