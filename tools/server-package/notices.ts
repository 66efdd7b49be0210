import { globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Component, Sbom } from './sbom.ts';

const isNotice = /^(licen[cs]e|copying|notice)/i;

/** The licences of everything by others in the package, one after another. */
export function thirdPartyNotices(root: string, { components }: Sbom): string {
  const others = components.filter((one) => !one['bom-ref'].startsWith('@replysmith/'));
  const parts = others.map((component) => {
    const { name, version } = component;
    const texts = noticesOf(root, component);
    return [`${name} ${version} (${licenceOf(component)})`, ...texts].join('\n\n');
  });
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['Replysmith is delivered with these programs, libraries and fonts by others.', ...parts].join(line)}\n`;
}

function noticesOf(root: string, { name, version }: Component): string[] {
  const manifests = globSync(`{.,apps/*,node_modules/**}/node_modules/${name}/package.json`, {
    cwd: root,
  });
  const folder = manifests.map((path) => join(root, path)).find((path) => isVersion(path, version));
  if (!folder) return [];
  const files = readdirSync(dirname(folder)).filter((file) => isNotice.test(file));
  return files.map((file) => readFileSync(join(dirname(folder), file), 'utf8').trim());
}

function isVersion(manifest: string, version: string): boolean {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }).version === version;
}

function licenceOf({ licenses = [] }: Component): string {
  const names = licenses.map(
    ({ license, expression }) => license?.id ?? license?.name ?? expression,
  );
  return names.join(', ') || 'see its page';
}
