import { useSignedInUser } from '../../../../data/session/session.ts';
import { keepWork } from '../../../../lib/kept-work/kept-work.ts';
import { useKeptText } from '../../../../lib/kept-work/use-kept-text.ts';

/** Whether Enter alone sends a question or an answer; chosen once for this browser. */
export function useEnterSends() {
  const { id } = useSignedInUser();
  const key = `${id}:enter-is-new-line`;
  const isSending = useKeptText(key) === '';
  return { isSending, choose: (sends: boolean) => keepWork(key, sends ? '' : 'yes') };
}
