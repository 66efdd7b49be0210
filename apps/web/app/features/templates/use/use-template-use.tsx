import { formatDraft } from '@replysmith/coach/light';
import { pages } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useSignedInUser } from '../../../data/session.ts';
import type { LoadTemplate } from '../../../data/load-template.ts';
import { templateQuery, useRecordUse } from '../../../data/templates.ts';
import { copyFormatted } from '../../../lib/clipboard.ts';
import { stored } from '../../../lib/storage.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { isolated } from '../../../lib/words.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { showToast } from '../../../components/toast.tsx';
import {
  type FilledEmail,
  type UsableTemplate,
  type Values,
  fillTemplate,
  questionsOf,
  unknownWords,
} from './fill-template.ts';
import { UseDialog } from './use-dialog.tsx';

/** What this person last wrote into templates. */
const lastValues = stored({
  name: 'template-values',
  schema: z.record(z.string(), z.string()),
  empty: {},
});

export type TemplateUse = {
  /**
   * Asks for missing values, then sends the template to the chat. For an own template the id is
   * enough.
   */
  send: (template: UsableTemplate | { id: string }) => Promise<void>;
  /** The same for copying to the clipboard. */
  copy: (template: UsableTemplate | { id: string }) => Promise<void>;
  /** True while values are asked for. */
  isAsking: boolean;
  /** To be rendered somewhere on the page. */
  dialog: ReactNode;
};

/** Sends templates to the chat and copies them, from any page that shows them. */
export function useTemplateUse(): TemplateUse {
  const { id: userId } = useSignedInUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate: record } = useRecordUse();
  const [template, setTemplate] = useState<UsableTemplate | null>(null);

  const find = async (template: UsableTemplate | { id: string }) => {
    if ('email_content' in template) return template;
    const found = await client.query(templateQuery(template.id));
    return { ...found, ownId: found.id };
  };
  const count = ({ ownId }: UsableTemplate, type: 'use' | 'copy') => {
    if (ownId) record({ id: ownId, type });
  };
  const sendToChat = (template: UsableTemplate, { subject, body }: FilledEmail) => {
    count(template, 'use');
    const loadTemplate: LoadTemplate = {
      subject,
      content: body,
      templateName: template.name,
      isFromLibrary: template.ownId === null,
      ...(template.ownId !== null && { templateId: template.ownId }),
    };
    void navigate(pages.chat, { state: { loadTemplate } });
    showToast({
      title: 'Template sent to chat',
      message: `“${isolated(template.name)}” is in the chat.`,
    });
  };
  const copyAtOnce = async (template: UsableTemplate, email: FilledEmail) => {
    if (!(await copyFormatted(formatDraft(email)))) throw new Error('The browser did not copy it.');
    count(template, 'copy');
    showToast({ title: 'Copied to clipboard', message: template.name });
  };

  const start =
    (act: (template: UsableTemplate, email: FilledEmail) => void | Promise<void>) =>
    async (named: UsableTemplate | { id: string }) => {
      try {
        const template = await find(named);
        const email = fillTemplate(template, {});
        if (questionsOf(template).length > 0 || unknownWords(email)) setTemplate(template);
        else await act(template, email);
      } catch (error) {
        const { message } = explainFailure(error);
        showToast({ title: 'The template could not be used', message, kind: 'error' });
      }
    };

  const key = lastValues.key(userId);
  const storeValues = (values: Values) => {
    const all = Object.entries({ ...lastValues.read(key), ...values });
    lastValues.write(key, Object.fromEntries(all.filter(([, value]) => value.trim() !== '')));
  };
  const dialog = (
    <Dialog
      label="Use template"
      size="wide"
      isOpen={template !== null}
      onClose={() => setTemplate(null)}
    >
      {template && (
        <UseDialog
          template={template}
          last={lastValues.read(key)}
          onCancel={() => setTemplate(null)}
          onSend={(email, values) => {
            storeValues(values);
            setTemplate(null);
            sendToChat(template, email);
          }}
          onCopied={(values) => {
            storeValues(values);
            count(template, 'copy');
          }}
        />
      )}
    </Dialog>
  );
  return { send: start(sendToChat), copy: start(copyAtOnce), isAsking: template !== null, dialog };
}
