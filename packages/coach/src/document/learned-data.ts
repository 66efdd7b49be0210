/** Learned data in a separate file, loaded on demand: a page that scores nothing never loads it. */
export { default as reader } from '../../data/reader.json' with { type: 'json' };
export { default as sentenceRoles } from '../../data/roles.json' with { type: 'json' };
