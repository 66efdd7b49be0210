/** What a template's variable is called to a person: "firstName" → "First name". */
export function variableLabel(name: string): string {
  const words = name.replaceAll(/_+/gu, ' ').replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  const label = words.trim().toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
