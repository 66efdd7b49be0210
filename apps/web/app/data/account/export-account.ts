import { paths } from '@replysmith/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fetchFile } from '../../lib/wire/fetch-file.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Fetches everything the server holds of the person, as one file, and saves it. */
export function useExportAccount() {
  const [received, setReceived] = useState(0);
  const stopping = useRef<AbortController>(null);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (password: string) => {
      setReceived(0);
      const controller = new AbortController();
      stopping.current = controller;
      const file = await fetchFile(paths.exportAccount, {
        body: { password },
        signal: controller.signal,
        onProgress: setReceived,
      });
      saveFile(file.name ?? 'replysmith-export.json', file.contents);
    },
  });

  return {
    isPending,
    /** Bytes so far. */
    received,
    exportAccount: mutateAsync,
    stop: () => stopping.current?.abort(),
  };
}
