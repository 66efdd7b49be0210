/** "first name", "your phone number": who the reader and the writer are, and nothing about the reader. */
const person = /^(?:your\b|(?:the |their |reader['’]s )?(?:(?:first|last|full) )?name$)/iu;

/** Whether a blank with this label asks for something that the writer saw or knows. */
export function asksForFact(label: string): boolean {
  return !person.test(label.trim());
}
