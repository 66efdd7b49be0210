export { comparableTemplates } from './comparable-templates.ts';
export { libraryTemplates } from './library-templates.ts';
