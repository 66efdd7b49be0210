import { join } from 'node:path';
import ts from 'typescript';
import type { Words } from '../platform/http/openapi/schemas.ts';

const root = join(import.meta.dirname, '../../../..');
const entry = join(root, 'packages/contract/src/index.ts');

/** Deeper fields are those of shapes with names of their own. */
const deepest = 3;

/** What the contract's comments say of its shapes and their fields, by name. */
export function contractWords(): Words {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error('The contract cannot be read.');

  const wordsOf = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();

  const addFields = (
    found: Record<string, string>,
    type: ts.Type,
    prefix: string,
    depth: number,
  ) => {
    if (depth > deepest) return;
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    const within = type.isUnion() ? type.types : item && checker.isArrayType(type) ? [item] : [];
    for (const one of within) addFields(found, one, prefix, depth);
    if (within.length > 0 || item || (type.flags & ts.TypeFlags.Object) === 0) return;
    for (const field of type.getProperties()) {
      const path = `${prefix}${field.name}`;
      const words = wordsOf(field);
      if (words !== '') found[path] ??= words;
      addFields(found, checker.getTypeOfSymbol(field), `${path}.`, depth + 1);
    }
  };

  const all: Record<string, Record<string, string>> = {};
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Variable)) continue;
    const type = checker.getTypeOfSymbol(symbol);
    const sides = ['_input', '_output'].map((side) => type.getProperty(side));
    if (sides.includes(undefined)) continue;
    const found: Record<string, string> = {};
    const words = wordsOf(symbol);
    if (words !== '') found[''] = words;
    for (const side of sides) {
      if (side) addFields(found, checker.getTypeOfSymbol(side), '', 1);
    }
    if (Object.keys(found).length > 0) all[exported.name] = found;
  }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
