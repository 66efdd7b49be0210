import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { helpTopics } from '@replysmith/help';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '../../../../tools/browser/with-browser.ts';
import * as api from '../../src/index.ts';
import * as lightApi from '../../src/light.ts';
import { coach, type Installed, installPackage, root } from './install-package.ts';

let user: Installed;
beforeAll(() => {
  user = installPackage();
}, 120_000);
afterAll(() => rmSync(user.folder, { recursive: true }));

const readme = readFileSync(join(coach, 'README.md'), 'utf8');
const golden = join(coach, 'test/golden/emails');

/** Those of the golden emails and of the panel that a text file holds as they are. */
const emails = [
  ...readdirSync(golden).map((file) => api.parseDraft(readFileSync(join(golden, file), 'utf8'))),
  ...globSync('bench/panel/emails-*.jsonl', { cwd: root })
    .toSorted()
    .flatMap((file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n'))
    .filter((_, at) => at % 9 === 0)
    .map((line) => JSON.parse(line) as api.Draft)
    .map(({ subject, body }) => ({ subject, body })),
].filter((draft) => {
  const { subject, body } = api.parseDraft(api.formatDraft(draft));
  return subject === draft.subject && body === draft.body;
});

/** The scores of the emails, as code that somebody else runs. */
const scoringCode = (drafts: readonly api.Draft[]) =>
  `import { score } from '@replysmith/coach';
const values = ${JSON.stringify(drafts)}.map((draft) => score(draft).value);`;

/** The files of a page that imports the package, bundled for browsers, with what of it each holds. */
async function bundlePage(source: string) {
  writeFileSync(join(user.project, 'page.js'), source);
  const build = await rolldown({
    input: join(user.project, 'page.js'),
    platform: 'browser',
    cwd: user.project,
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const { output } = await build.generate({ minify: true });
  await build.close();
  return output.filter((file) => file.type === 'chunk');
}

describe('the package', () => {
  it('holds what is published and nothing else', () => {
    const belongs =
      /^(?:package\.json|README\.md|LICENSE|PROVENANCE\.md|THIRD-PARTY-NOTICES\.txt|bin\/[\w-]+\.js|data\/[\w/-]+\.json|src\/[\w/-]+\.(?:js|d\.ts))$/u;
    expect(user.files.filter((file) => !belongs.test(file))).toEqual([]);
    const notices = readFileSync(join(user.built, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    expect(notices).toMatch(/\npostal-mime@[\d.]+ \(MIT-0\)\n/u);
    expect(notices).toMatch(/\nyaml@[\d.]+ \(ISC\)\n/u);
  });

  it('is found in order by publint and by Are the types wrong', async () => {
    const tarball = new Uint8Array(readFileSync(user.tarball));
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    const checked = await checkPackage(createPackageFromTarballData(tarball));
    const problems = checked.types === false ? ['no types'] : checked.problems;
    // CommonJS must import it dynamically, and resolution as in Node 10 knows no entries.
    const accepted = ['node10', 'node16-cjs'];
    expect(
      problems.filter(
        (one) =>
          typeof one === 'string' ||
          !('resolutionKind' in one) ||
          !accepted.includes(one.resolutionKind),
      ),
    ).toEqual([]);
  }, 60_000);

  it('has types that a strict project compiles', () => {
    writeFileSync(
      join(user.project, 'use.ts'),
      `import { type EvidenceId, parseDraft, review, score } from '@replysmith/coach';
       import { bandOf } from '@replysmith/coach/light';
       const id: EvidenceId | undefined = score(parseDraft('Hi')).lines[0]?.evidence[0];
       // @ts-expect-error
       export const none: EvidenceId = 'none';
       export const all = [id, bandOf(score({ subject: null, body: '' }).value), review(parseDraft('Hi')).offers];`,
    );
    const compile = ['--noEmit', '--strict', '--target', 'es2022', '--ignoreConfig', 'use.ts'];
    for (const resolution of ['nodenext', 'bundler']) {
      const module = resolution === 'bundler' ? 'esnext' : resolution;
      user.run(process.execPath, [
        join(root, 'node_modules/typescript-7/bin/tsc'),
        ...['--module', module, '--moduleResolution', resolution, ...compile],
      ]);
    }
  }, 60_000);

  it('has the same exports as the source', () => {
    const names = user.run(process.execPath, [
      '--input-type=module',
      '--eval',
      "import * as api from '@replysmith/coach'; import * as light from '@replysmith/coach/light'; console.log(JSON.stringify([api, light].map((one) => Object.keys(one).sort())))",
    ]);
    expect(JSON.parse(names)).toEqual([api, lightApi].map((one) => Object.keys(one).sort()));
  }, 60_000);
});

describe('what the package answers', () => {
  const expected = emails.map((draft) => api.score(draft).value);

  it('is, of 200 emails, what the source answers in Node, in a browser and on the command line', async () => {
    expect(emails.length).toBeGreaterThanOrEqual(200);
    const source = scoringCode(emails);

    writeFileSync(join(user.project, 'node.js'), `${source}\nconsole.log(JSON.stringify(values));`);
    expect(JSON.parse(user.run(process.execPath, ['node.js']))).toEqual(expected);

    const files = await bundlePage(`${source}\nglobalThis.values = values;`);
    const entry = files.find(({ isEntry }) => isEntry)?.fileName ?? '';
    const inBrowser = await withBrowser(async (browser) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.route('http://localhost/**', (route) => {
        const path = new URL(route.request().url()).pathname.slice(1);
        const file = files.find(({ fileName }) => fileName === path);
        return file
          ? route.fulfill({ contentType: 'text/javascript', body: file.code })
          : route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html><script type="module" src="/${entry}"></script>`,
            });
      });
      await page.goto('http://localhost/');
      const values = await page.waitForFunction(() => (globalThis as { values?: number[] }).values);
      expect(errors).toEqual([]);
      return values.jsonValue();
    });
    expect(inBrowser).toEqual(expected);

    const folder = join(user.project, 'emails');
    mkdirSync(folder);
    for (const [at, draft] of emails.entries()) {
      const name = `${String(at).padStart(3, '0')}.txt`;
      writeFileSync(join(folder, name), api.formatDraft(draft));
    }
    const answer = user.run('node_modules/.bin/replysmith', ['score', 'emails', '--json']);
    const { files: scored } = JSON.parse(answer) as {
      files: { score: number | null; not_judged: string | null }[];
    };
    expect(
      scored.map(({ score, not_judged }, at) => (not_judged === null ? score : expected[at])),
    ).toEqual(expected);
    expect(scored.filter(({ score }) => score !== null).length).toBeGreaterThan(150);
  }, 120_000);

  it('is byte for byte what the source answers', () => {
    const lines = emails
      .slice(0, 8)
      .map((email, id) => `${JSON.stringify({ id, ...email })}\n`)
      .join('');
    const here = execFileSync(process.execPath, [join(coach, 'cli/main.ts'), 'review', '--jsonl'], {
      input: lines,
      encoding: 'utf8',
    });
    expect(here.split('\n')).toHaveLength(9);
    expect(user.run('node_modules/.bin/replysmith', ['review', '--jsonl'], lines)).toBe(here);
  }, 60_000);
});

describe('the README', () => {
  const weigh = async (source: string) =>
    (await bundlePage(source)).map(({ code, moduleIds }) => ({
      isModel: moduleIds.some((id) => /node_modules\/wink-/u.test(id)),
      bytes: gzipSync(code, { level: 9 }).length,
    }));
  const sum = (parts: readonly { bytes: number }[]) =>
    parts.reduce((total, { bytes }) => total + bytes, 0);

  it('says what the package weighs', async () => {
    const whole = await weigh(
      "import * as coach from '@replysmith/coach'; globalThis.coach = coach;",
    );
    const light = await weigh(
      "import * as coach from '@replysmith/coach/light'; globalThis.coach = coach;",
    );
    const weights = {
      unpacked: user.unpackedSize,
      whole: sum(whole),
      model: sum(whole.filter(({ isModel }) => isModel)),
      light: sum(light),
    };
    const stated =
      /unpacked ([\d.]+) MB, .+?; bundled .+? ([\d,]+) kB, of which .+? ([\d,]+) kB; `light` alone is ([\d,]+) kB/u
        .exec(readme)
        ?.slice(1)
        .map((figure) => Number(figure.replace(',', ''))) ?? [];
    const { unpacked, ...parts } = weights;
    const isClose = [unpacked / 1_000, ...Object.values(parts)].map(
      (bytes, at) => Math.abs((stated[at] ?? 0) / (bytes / 1_000) - 1) < 0.05,
    );
    expect({ stated, weights, isClose }).toMatchObject({ isClose: [true, true, true, true] });
  }, 60_000);

  /** The block of a language in which something stands. */
  const block = (language: string, holding: string) =>
    Array.from(readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gmu)).find(
      ([, name, code = '']) => name === language && code.includes(holding),
    )?.[2] ?? '';

  it('shows a table, and a step of a GitHub Action that fails for weak emails, as the help does', () => {
    const folder = join(user.project, 'outreach');
    mkdirSync(folder);
    for (const name of ['agency-template', 'roastery-second-cafe', 'translator-four-asks'])
      cpSync(join(golden, `${name}.txt`), join(folder, `${name}.txt`));
    const command = '$ npx replysmith score outreach\n';
    const table = user.run('node_modules/.bin/replysmith', ['score', 'outreach']);
    expect(block('', command)).toBe(command + table);
    const [, step = ''] = /^- run: (.+)$/mu.exec(block('yaml', 'replysmith score')) ?? [];
    const items = helpTopics.flatMap((topic) => topic.items);
    const { example } = items.find(({ id }) => id === 'check-emails-in-ci') ?? {};
    for (const command of [step, example?.text ?? '']) {
      const options = { cwd: user.project, encoding: 'utf8' } as const;
      const { status, stdout } = spawnSync('sh', ['-c', command], options);
      expect(status).toBe(1);
      expect(stdout).toContain('1 below 60.');
    }
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('shows how an agent starts the server, which answers it as the source does', async () => {
    const { mcpServers } = JSON.parse(block('json', 'mcpServers')) as {
      mcpServers: { replysmith: { command: string; args: string[] } };
    };
    const { command, args } = mcpServers.replysmith;
    expect(readme).toContain(`claude mcp add replysmith -- ${[command, ...args].join(' ')}`);
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({ command, args, cwd: user.project }));
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(7);
    const [first] = emails;
    if (!first) throw new Error('There are no emails.');
    const scored = await client.callTool({ name: 'score_email', arguments: { ...first } });
    expect(scored['structuredContent']).toHaveProperty('score', api.score(first).value);
    const found = await client.callTool({
      name: 'find_template',
      arguments: { search: 'dead link' },
    });
    const [template] = (found['structuredContent'] as { templates: { uri: string }[] }).templates;
    const { contents } = await client.readResource({ uri: template?.uri ?? '' });
    expect(contents).toMatchObject([{ mimeType: 'text/markdown' }]);
    await client.close();
  }, 60_000);

  it('shows a hook that keeps weak emails out of a repository', () => {
    const git = (...args: string[]) =>
      user.run('git', ['-c', 'user.name=Nora', '-c', 'user.email=nora@a.example', ...args]);
    git('init', '--quiet');
    const hook = join(user.project, '.git/hooks/pre-commit');
    writeFileSync(hook, block('sh', 'git diff --cached'));
    chmodSync(hook, 0o755);
    mkdirSync(join(user.project, 'outreach'));
    const put = (name: string, text: string) => {
      writeFileSync(join(user.project, 'outreach', name), text);
      git('add', 'outreach');
    };
    put('a good one.txt', readFileSync(join(golden, 'podcast-guest-pitch.txt'), 'utf8'));
    git('commit', '--quiet', '-m', 'Good');
    put(
      'weak.md',
      '---\nsubject: OFFER\n---\nDear Sir/Madam,\n\nWe are a LEADING provider!!! ACT NOW!!!',
    );
    expect(() => git('commit', '--quiet', '-m', 'Weak')).toThrow('1 below 60.');
    expect(git('log', '--format=%s')).toBe('Good\n');
  }, 60_000);
});
