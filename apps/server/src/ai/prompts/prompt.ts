/** `system` is ours and the same for everybody; all that people wrote is in `prompt`. */
export type Prompt = { readonly system: string; readonly prompt: string };

/** What a person wrote or pasted, as JSON: no line of it can pose as anything else. */
export function asMaterial(material: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(material, null, 1);
}
