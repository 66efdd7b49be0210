import type { TemplateColumn } from './exported-template.ts';

export type TemplateValues = Readonly<Partial<Record<TemplateColumn, unknown>>>;

/**
 * What a file says of a template, brought into the shape of `ImportedTemplate` for it to be checked:
 * lists and figures may come as text. What cannot be brought into it is left for the check to refuse.
 */
export function templateRecord(values: TemplateValues): Record<string, unknown> {
  const record = {
    name: values.name,
    subject_line: values.subject_line,
    email_content: values.email_content,
    category: orNothing(values.category),
    folder: folderOf(values.folder, values.folder_color),
    tags: listOf(values.tags),
    description: orNothing(values.description),
    template_variables: variablesOf(values.template_variables),
    stage: stageOf(values.stage),
    is_favorite: factOf(values.is_favorite),
    usage_count: countOf(values.usage_count),
    created_at: momentOf(values.created_at),
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** Where a file says nothing, the default stands. */
function orNothing(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

function folderOf(folder: unknown, color: unknown): unknown {
  if (typeof folder !== 'string') return orNothing(folder);
  const name = folder.trim();
  return name === '' ? undefined : { name, color: orNothing(color) };
}

function listOf(value: unknown): unknown {
  if (typeof value !== 'string') return orNothing(value);
  const list = fromJson(value, '[') ?? value.split(/[,;|\n]/);
  if (!Array.isArray(list)) return list;
  return list.filter((item) => typeof item !== 'string' || item.trim() !== '');
}

function variablesOf(value: unknown): unknown {
  const list = typeof value === 'string' ? (fromJson(value, '[') ?? listOf(value)) : value;
  if (!Array.isArray(list)) return orNothing(list);
  return list.map((variable: unknown) =>
    typeof variable === 'string'
      ? { name: variable.trim().replace(/^\{\{\s*|\s*\}\}$/g, ''), fallback: null, example: null }
      : variable,
  );
}

/** "Follow-up" and "First email" mean what they say. */
function stageOf(value: unknown): unknown {
  if (typeof value !== 'string') return orNothing(value);
  const stage = value.trim().toLowerCase().replace(/[ -]/g, '_');
  return orNothing(stage === 'first_email' ? 'first' : stage);
}

function factOf(value: unknown): unknown {
  if (typeof value === 'number') return value === 1;
  if (typeof value !== 'string') return orNothing(value);
  return ['true', 'yes', 'y', '1', 'x'].includes(value.trim().toLowerCase());
}

function countOf(value: unknown): unknown {
  if (typeof value !== 'string') return orNothing(value);
  return /^\d+$/.test(value.trim()) ? Number(value) : orNothing(value.trim());
}

/** Days and moments without a time zone are taken for UTC. */
function momentOf(value: unknown): unknown {
  if (typeof value !== 'string') return orNothing(value);
  const text = value.trim();
  const said = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?$/.exec(text);
  if (said) return `${said[1]}T${said[2] ?? '00:00'}${said[3] ?? ':00'}Z`;
  return orNothing(text);
}

function fromJson(text: string, opening: string): unknown {
  if (!text.trimStart().startsWith(opening)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
