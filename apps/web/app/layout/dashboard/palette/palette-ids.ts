export const listId = 'palette-list';
export const optionId = (id: string) => `palette-${id}`;
