/** The environment cannot be used; the message says which variables to set and how. */
export class ConfigError extends Error {}
