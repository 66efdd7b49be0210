import type { ExampleText } from '../../../../data/public-library/public-template.ts';

/** The text as a writer gets it, to be filled in: "Hi [First name]," */
export function withBlanks({ text, places }: ExampleText): string {
  let filled = '';
  let read = 0;
  for (const { label, start, end } of places) {
    filled += `${text.slice(read, start)}[${label}]`;
    read = end;
  }
  return filled + text.slice(read);
}
