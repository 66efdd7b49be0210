import type { SiteContent } from '../../data/site-content.ts';
import { MarkdownPage } from './markdown-page.tsx';
import text from './texts/accessibility.json' with { type: 'json' };

export function AccessibilityPage({ content }: { content: SiteContent }) {
  return <MarkdownPage text={text} content={content} />;
}
