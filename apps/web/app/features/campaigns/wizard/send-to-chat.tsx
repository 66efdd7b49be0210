import { pages } from '@replysmith/contract';
import { formatBrief } from '@replysmith/coach';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LoadTemplate } from '../../../data/templates/load-template.ts';
import { Button } from '../../../ui/button/button.tsx';
import { briefOf } from '../brief-of.ts';
import { namesIn } from '../field-names.ts';
import type { CampaignSaver } from './saving/campaign-saver.ts';
import { tellNotSaved } from './saving/use-save-draft.ts';

/** Saves the campaign and takes its brief to the chat, where the email is written. */
export function SendToChat({ saver }: { saver: CampaignSaver }) {
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const isSaved = await saver.save();
    const { saved, form } = saver.read();
    if (!isSaved || !saved) {
      isUnderWay.current = false;
      setSending(false);
      tellNotSaved(saver);
      return;
    }
    const loadTemplate: LoadTemplate = {
      subject: '',
      content: formatBrief(briefOf(form, namesIn(saved))),
      templateName: form.template_name.trim(),
      isFromLibrary: false,
      isFromWizard: true,
      wizardCampaignId: saved.id,
    };
    void navigate(pages.chat, { state: { loadTemplate } });
  };
  return (
    <Button variant="ember" isBusy={isSending} onClick={() => void send()}>
      {isSending ? 'Saving…' : 'Send to chat'}
    </Button>
  );
}
