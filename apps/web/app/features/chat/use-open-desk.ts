import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

const newChat = '/dashboard/coldmail';

type Desk = {
  /** What is mounted under the same number stays mounted. */
  number: number;
  sessionId: string | null;
  /** The session in the address when this was so. */
  address: string | null;
};

/**
 * Which session lies open. One that is begun, or goes again, while the page stands is put into the
 * address without anything on the page being mounted anew.
 */
export function useOpenDesk() {
  const { sessionId: address = null } = useParams();
  const navigate = useNavigate();
  const [desk, setDesk] = useState<Desk>({ number: 0, sessionId: address, address });

  let open = desk;
  if (address !== desk.address) {
    const isOther = address !== desk.sessionId;
    open = { number: desk.number + Number(isOther), sessionId: address, address };
    setDesk(open);
  }

  return {
    number: open.number,
    sessionId: open.sessionId,
    becomeSession: (sessionId: string | null) => {
      setDesk((current) => ({ ...current, sessionId }));
      void navigate(sessionId ? `${newChat}/${sessionId}` : newChat, { replace: true });
    },
  };
}
