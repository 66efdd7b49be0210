/** What was learned, in a file of its own that is fetched as the tagger is: a page that scores nothing never loads it. */
export { default as reader } from '../../data/reader.json' with { type: 'json' };
export { default as sentenceRoles } from '../../data/roles.json' with { type: 'json' };
