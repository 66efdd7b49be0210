export type DiffPart = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };
