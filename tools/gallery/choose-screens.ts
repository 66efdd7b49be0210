import { screens, type Screen } from './screens.ts';

/** The screens of these names, in the gallery's order; all when there are no names. */
export function chooseScreens(names: readonly string[]): readonly Screen[] {
  const unknown = names.find((name) => !screens.some(({ id }) => id === name));
  if (unknown !== undefined) {
    const known = screens.map(({ id }) => id).join(', ');
    throw new Error(`There is no screen ${unknown}. There are ${known}.`);
  }
  return names.length > 0 ? screens.filter(({ id }) => names.includes(id)) : screens;
}
