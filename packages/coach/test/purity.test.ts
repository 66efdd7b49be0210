import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', 'src');
const forbidden =
  /from 'node:|\bprocess\.|\bwindow\.|\bdocument\.\w|\bDate\.now|new Date\(\)|Math\.random|\bIntl\.|\.toLocale\w+\(|localeCompare/u;

describe('the coach', () => {
  it('uses nothing that differs between browser, server and command line', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.filter((file) => forbidden.test(readFileSync(join(source, file), 'utf8'))),
    ).toEqual([]);
  });
});
