/** A JSON schema, as far as the document uses it. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};

type MediaType = {
  readonly schema: Schema;
  readonly example?: unknown;
};

export type Content = Readonly<Record<string, MediaType>>;

export type Reply = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content: Content;
};

type Reference = { readonly $ref: string };

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
};

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-access'?: 'admin';
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Reply | Reference>>;
};
