import { isStandardVariable, standardVariables, type TemplateVariable } from '@replysmith/contract';

/** Whether a preview has something to put in a variable's place. */
export function isKnownVariable(name: string, described: readonly TemplateVariable[]): boolean {
  if (isStandardVariable(name)) return true;
  const own = described.find((variable) => variable.name === name);
  return Boolean(own?.example || own?.fallback);
}

/** The standard variable that somebody may have meant: "first_name" for "firstName". */
export function meantVariable(name: string): string | null {
  const plain = (text: string) => text.replaceAll('_', '').toLowerCase();
  const standard = Object.keys(standardVariables);
  return standard.find((one) => one !== name && plain(one) === plain(name)) ?? null;
}
