import { siteContent } from '../../data/site-content.ts';
import { ContactPage } from '../../features/site-texts/contact-page.tsx';
import { PublicShell } from '../../layout/public/public-shell.tsx';

export default function Contact() {
  return (
    <PublicShell>
      <ContactPage content={siteContent} />
    </PublicShell>
  );
}
