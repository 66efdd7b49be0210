export const newChatPath = '/dashboard/coldmail';

export const sessionPath = (id: string) => `${newChatPath}/${encodeURIComponent(id)}`;
