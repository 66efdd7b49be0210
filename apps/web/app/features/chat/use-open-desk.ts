import { pages } from '@replysmith/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

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
  const { search } = useLocation();
  // An answer may begin long after it was asked for.
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  }, [search]);
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
      const pathname = sessionId ? pages.session(sessionId) : pages.chat;
      void navigate({ pathname, search: latestSearch.current }, { replace: true });
    },
  };
}
