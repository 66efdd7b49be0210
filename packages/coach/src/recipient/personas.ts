import data from '../../data/personas.json' with { type: 'json' };

export type PersonaId = keyof typeof data;

/** A simulated reader. What decides their behavior is not shown. */
export type Persona = {
  readonly id: PersonaId;
  /** "Sceptical CFO" */
  readonly name: string;
  /** One line for a list of readers to choose from. */
  readonly description: string;
};

export const personaIds = Object.keys(data) as readonly PersonaId[];

export const personas: readonly Persona[] = personaIds.map((id) => ({ id, ...data[id] }));
