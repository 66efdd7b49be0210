import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSbom } from './server-package/sbom.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'build/sbom.cdx.json');
mkdirSync(join(root, 'build'), { recursive: true });
const sbom = readSbom(root);
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${file}: ${sbom.components.length} components`);
