import type { EmailReading, EmailStage } from '@replysmith/contract';
import { useSearchParams } from 'react-router';

const param = 'save';

/** What is being saved as a template, from the address. */
export function useSaving() {
  const [search, setSearch] = useSearchParams();
  const put = (value: string | null, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(param);
        else next.set(param, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    what: search.get(param),
    open: (what: string) => put(what, false),
    close: () => put(null, true),
  };
}

/** The stage that the writer stated. A guessed one is guessed again when the text changes. */
export function statedStage(reading: EmailReading | null): EmailStage | null {
  return reading?.isStageGuessed === false ? reading.stage : null;
}
