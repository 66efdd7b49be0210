import { paths, type TemplateFilter, type TemplateFormat } from '@replysmith/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fetchFile } from '../../lib/fetch-file.ts';
import { saveFile } from '../../lib/save-file.ts';

/** The templates to export: by their ids, or all that a filter shows. */
export type ExportedTemplates =
  | { readonly ids: readonly string[] }
  | { readonly filter: TemplateFilter };

type Exporting = { readonly format: TemplateFormat; readonly of: ExportedTemplates };

/** Downloads templates as one file, under the name from the server. */
export function useExportTemplates() {
  const [received, setReceived] = useState(0);
  const stopping = useRef<AbortController>(null);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ format, of }: Exporting) => {
      setReceived(0);
      const controller = new AbortController();
      stopping.current = controller;
      const file = await fetchFile(paths.exportTemplates, {
        body: { format, of },
        signal: controller.signal,
        onProgress: setReceived,
      });
      saveFile(file.name ?? `replysmith-templates.${format}`, file.contents);
    },
  });

  return {
    isExporting: isPending,
    /** The number of bytes received. */
    received,
    exportTemplates: mutateAsync,
    stop: () => stopping.current?.abort(),
  };
}
