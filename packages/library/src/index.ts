export { comparableTemplates, libraryTemplates } from './library-templates.ts';
