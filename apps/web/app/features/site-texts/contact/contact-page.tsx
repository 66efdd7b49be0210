import type { SiteContent } from '../../../data/site-content.ts';
import { TextPage } from '../frame/text-page.tsx';
import { BusinessInquiries } from './sections/business-inquiries.tsx';
import { Offices } from './sections/offices.tsx';
import { Questions } from './sections/questions.tsx';
import { Support } from './sections/support.tsx';

type ContactPageProps = { content: SiteContent };

export function ContactPage({ content }: ContactPageProps) {
  const { offices, supportEmail, responseHours } = content;
  return (
    <TextPage
      title="Contact"
      lede={
        <p>
          {supportEmail
            ? 'One address for everything, read by people.'
            : 'Where answers are to be had.'}
          {supportEmail && responseHours !== null && ` They answer within ${responseHours} hours.`}
        </p>
      }
      sections={[
        {
          id: 'support',
          title: 'Support',
          body: <Support email={supportEmail} responseHours={responseHours} />,
        },
        ...(offices.length > 0
          ? [{ id: 'offices', title: 'Offices', body: <Offices content={content} /> }]
          : []),
        {
          id: 'business',
          title: 'Business inquiries',
          body: <BusinessInquiries email={supportEmail} />,
        },
        { id: 'questions', title: 'Questions', body: <Questions /> },
      ]}
    />
  );
}
