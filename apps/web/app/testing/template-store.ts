import {
  ChangeTemplatesRequest,
  CreateTemplateFolderRequest,
  EmailTemplateQuery,
  errorCodes,
  paths,
  PutBackTemplatesRequest,
  type ChangeTemplatesReply,
  type EmailTemplatePage,
  type EmailTemplateSummary,
  type TemplateFacets,
  type TemplateFolder,
  type TemplateFolderList,
} from '@replysmith/contract';
import { http, HttpResponse } from 'msw';
import { refusal } from './samples.ts';
import { sampleId, templateFolder } from './template-samples.ts';

type Kept = { templates: EmailTemplateSummary[]; folders: TemplateFolder[] };

const at = (path: string) => `*${path}`;

/** A person's templates as the server keeps them, in the memory of one test. */
export function templateStore({ templates = [], folders = [] }: Partial<Kept> = {}) {
  const stored: Kept = { templates: [...templates], folders: [...folders] };
  const saved = () => stored.templates.filter((one) => one.deleted_at === null);
  const change = (id: string, changes: Partial<EmailTemplateSummary>) => {
    stored.templates = stored.templates.map((one) =>
      one.id === id ? { ...one, ...changes } : one,
    );
  };
  const folderOf = (id: string | null) => {
    const found = stored.folders.find((one) => one.id === id);
    return found ? { id: found.id, name: found.name, color: found.color } : null;
  };

  const handlers = [
    http.get(at(paths.emailTemplates), ({ request }) => {
      const found = stored.templates.filter(fits(templatesFor(request.url)));
      const { offset, limit } = templatesFor(request.url);
      const page: EmailTemplatePage = {
        items: found.slice(offset, offset + limit),
        total: found.length,
        is_capped: false,
      };
      return HttpResponse.json(page);
    }),
    http.get(at(paths.templateFacets), () => {
      const facets: TemplateFacets = {
        saved: saved().length,
        unorganized: saved().filter((one) => one.folder_id === null).length,
        favorites: saved().filter((one) => one.is_favorite).length,
        trash: stored.templates.length - saved().length,
        categories: counted(saved().map((one) => one.category)),
        tags: counted(saved().flatMap((one) => one.tags)),
      };
      return HttpResponse.json(facets);
    }),
    http.get(at(paths.templateFolders), () => {
      const list: TemplateFolderList = {
        items: stored.folders.map((folder) => ({
          ...folder,
          template_count: saved().filter((one) => one.folder_id === folder.id).length,
        })),
      };
      return HttpResponse.json(list);
    }),
    http.post(at(paths.templateFolders), async ({ request }) => {
      const input = CreateTemplateFolderRequest.parse(await request.json());
      if (stored.folders.some(({ name }) => name === input.name)) return refusal('folder_exists');
      const made = templateFolder({ ...input, id: sampleId(901 + stored.folders.length) });
      stored.folders.push(made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.post(at(paths.changeTemplates), async ({ request }) => {
      const { change: bulkChange, of } = ChangeTemplatesRequest.parse(await request.json());
      const chosen = stored.templates.filter((one) =>
        'ids' in of
          ? of.ids.includes(one.id)
          : fits(of.matching.filter)(one) && !of.matching.except.includes(one.id),
      );
      const unknown =
        'ids' in of ? of.ids.filter((id) => !chosen.some((one) => one.id === id)) : [];
      const reply: ChangeTemplatesReply = {
        done: [],
        failed: unknown.map((id) => ({ id, name: null, reason: errorCodes.not_found.message })),
        next: null,
      };
      for (const { id, folder_id, tags, is_favorite } of chosen) {
        switch (bulkChange.type) {
          case 'favorite':
            change(id, { is_favorite: bulkChange.is_favorite });
            break;
          case 'tag':
            change(id, { tags: [...new Set([...tags, ...bulkChange.tags])] });
            break;
          case 'move': {
            const to = 'folder_id' in bulkChange.to ? bulkChange.to.folder_id : null;
            change(id, { folder_id: to, folder: folderOf(to) });
            break;
          }
          case 'delete':
            change(id, { deleted_at: new Date().toISOString() });
            break;
          case 'restore':
            change(id, { deleted_at: null });
            break;
          case 'purge':
            stored.templates = stored.templates.filter((one) => one.id !== id);
            break;
          default:
            throw new Error(`This store cannot ${bulkChange.type}.`);
        }
        reply.done.push({ id, before: { folder_id, tags, is_favorite } });
      }
      return HttpResponse.json(reply);
    }),
    http.post(at(paths.putBackTemplates), async ({ request }) => {
      const { items } = PutBackTemplatesRequest.parse(await request.json());
      const reply: ChangeTemplatesReply = { done: [], failed: [], next: null };
      for (const { id, folder_id, ...rest } of items) {
        const now = saved().find((one) => one.id === id);
        const folder = folderOf(folder_id);
        if (!now) {
          reply.failed.push({ id, name: null, reason: errorCodes.not_found.message });
        } else if (folder_id !== null && !folder) {
          reply.failed.push({ id, name: now.name, reason: 'There is no such folder.' });
        } else {
          change(id, { ...rest, folder_id, folder });
          reply.done.push({ id, before: now });
        }
      }
      return HttpResponse.json(reply);
    }),
  ];
  return { handlers, stored };
}

type Wanted = ReturnType<typeof templatesFor>;

function templatesFor(url: string) {
  const { searchParams } = new URL(url);
  const tag = searchParams.getAll('tag');
  return EmailTemplateQuery.parse({ ...Object.fromEntries(searchParams), tag });
}

function fits({ search, folder, category, tag, favorite, view }: Omit<Wanted, 'limit' | 'offset'>) {
  const words = search?.toLowerCase().split(/\s+/) ?? [];
  return (one: EmailTemplateSummary) =>
    (one.deleted_at === null) === (view === 'saved') &&
    (folder === undefined || one.folder_id === (folder === 'none' ? null : folder)) &&
    (category === undefined || one.category === category) &&
    (tag.length === 0 || tag.some((name) => one.tags.includes(name))) &&
    (favorite === undefined || one.is_favorite === favorite) &&
    words.every((word) => `${one.name} ${one.subject_line}`.toLowerCase().includes(word));
}

function counted(names: readonly string[]) {
  return [...new Set(names)].map((name) => ({
    name,
    count: names.filter((other) => other === name).length,
  }));
}
