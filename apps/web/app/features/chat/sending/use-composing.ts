import type { ChatMessage, EmailText, MessageType } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dockHeight } from '../../../components/dock-height.ts';
import { showToast } from '../../../components/toast.tsx';
import { chatMessagesQuery } from '../../../data/chat-messages.ts';
import { type LoadTemplate, chatTextOf, loadedTemplate } from '../../../data/load-template.ts';
import { drafts } from '../../../data/drafts.ts';
import { useChosen } from '../changes/use-choices.ts';
import { useRevisions } from '../changes/use-revision.ts';
import { type ResultAnswer, rewriteInUse } from '../messages/message-pairs.ts';
import { putBefore } from './draft.ts';
import { loading } from './use-answering.ts';

/** The mode of the composer, and how to go to its field. */
export function useComposing(): Composing {
  const [mode, setMode] = useState<MessageType>('email_optimization');
  const latestMode = useRef(mode);
  const field = useRef<HTMLTextAreaElement>(null);
  return {
    mode,
    latestMode,
    field,
    turnTo: (next) => {
      setMode(next);
      latestMode.current = next;
      // A docked composer is always visible, so the page does not scroll.
      field.current?.focus({ preventScroll: dockHeight() > 0 });
    },
  };
}

/** Puts a template that was sent here into the draft, above its text. A brief replaces the text. */
export function useLoadTemplate(draftKey: string, onLoaded: () => void) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();

  const load = useEffectEvent((template: LoadTemplate) => {
    const written = drafts.read(draftKey);
    const loaded = chatTextOf(template);
    const { templateId, wizardCampaignId: campaignId } = template;
    const from = { ...(templateId && { templateId }), ...(campaignId && { campaignId }) };
    const isFrom = Object.keys(from).length > 0;
    putBefore(draftKey, { text: loaded, origin: isFrom ? { ...from, loaded } : {} });
    const isJoined = written !== '' && drafts.read(draftKey) !== loaded;
    onLoaded();
    // Only once, also after a reload.
    void navigate('.', { replace: true, state: null });
    showToast({
      about: loading,
      title: campaignId ? 'Brief loaded' : 'Template loaded',
      message: isJoined ? 'It was added above what you had written.' : template.templateName,
      isName: !isJoined,
    });
  });
  useEffect(() => {
    const template = loadedTemplate(state);
    if (template) load(template);
  }, [state]);
}

/** The facts about a session that the composer needs. */
export function useSessionFacts(sessionId: string | null): SessionFacts {
  const { data } = useQuery({
    ...chatMessagesQuery(sessionId ?? ''),
    enabled: sessionId !== null,
  });
  const latestResult = useMemo(() => rewriteInUse(data?.items ?? []), [data]);
  const { choices } = useChosen(latestResult);
  const decided = useMemo(
    () => (latestResult ? [{ result: latestResult.optimization_results, choices }] : []),
    [latestResult, choices],
  );
  const email = useRevisions(decided)?.[0] ?? null;
  return useMemo(
    () => factsOf(data?.items ?? [], latestResult, email),
    [data, latestResult, email],
  );
}

function factsOf(
  messages: readonly ChatMessage[],
  latestResult: ResultAnswer | null,
  email: EmailText | null,
): SessionFacts {
  const reply = messages.findLast(({ client_reply }) => client_reply !== null) ?? null;
  return {
    hasMessages: messages.length > 0,
    latestId: messages.findLast(({ role }) => role === 'user')?.id ?? null,
    latestResult,
    latestReply: email && isSameEmail(reply?.client_reply?.email, email) ? reply : null,
    hasQuestions: messages.some(({ message_type }) => message_type === 'conversation'),
  };
}

/** Whether a reader has read the present email; they know nothing of another one. */
function isSameEmail(read: EmailText | null | undefined, { subject, body }: EmailText): boolean {
  return read?.subject === subject && read.body === body;
}

export type Composing = {
  mode: MessageType;
  /** The mode at the time when an answer comes. */
  latestMode: RefObject<MessageType>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Changes the mode and focuses the field. */
  turnTo: (mode: MessageType) => void;
};

export type SessionFacts = {
  hasMessages: boolean;
  /** The newest message of the writer. */
  latestId: string | null;
  /** The email in use, which questions and simulated readers refer to. */
  latestResult: ResultAnswer | null;
  /** The newest reply, if it is about that email. */
  latestReply: ChatMessage | null;
  /** Whether any question has been asked. */
  hasQuestions: boolean;
};
