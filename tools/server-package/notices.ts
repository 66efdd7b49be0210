import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Component, type Lock, type Sbom, nameIn } from './sbom.ts';

const isNotice = /^(?:licen[cs]e|copying|notice)/iu;

/** The licences of everything by others in the package, one after another. */
export function thirdPartyNotices(
  root: string,
  { components }: Pick<Sbom, 'components'>,
  { packages }: Lock,
): string {
  const folders = new Map(
    Object.entries(packages).map(([path, { name, version = '' }]) => [
      `${name ?? nameIn(path)}@${version}`,
      join(root, path),
    ]),
  );
  const others = components.filter((one) => !one['bom-ref'].startsWith('@replysmith/'));
  const parts = others.map((component) => {
    const ref = component['bom-ref'];
    return [`${ref} (${licenceOf(component)})`, ...noticesIn(folders.get(ref))].join('\n\n');
  });
  const opening = 'Replysmith is delivered with these programs, libraries and fonts by others.';
  return `${[opening, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function noticesIn(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  const files = readdirSync(folder).filter((name) => isNotice.test(name));
  return files.map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

function licenceOf({ licenses = [] }: Component): string {
  const names = licenses.map(
    ({ license, expression }) => license?.id ?? license?.name ?? expression,
  );
  return names.join(', ') || 'see its page';
}
