import type { SiteContent } from '../../data/site-content.ts';
import { HoldsSince, MarkdownPage } from './markdown-page.tsx';
import text from './texts/terms-of-service.json' with { type: 'json' };

export function TermsPage({ content }: { content: SiteContent }) {
  const note = <HoldsSince day={content.textsHoldSince} />;
  return <MarkdownPage text={text} content={content} note={note} />;
}
