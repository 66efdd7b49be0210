import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { readRelevance } from './read-relevance.ts';

const levelOf = (opening: string) =>
  readRelevance(
    parseEmail({
      subject: 'A question',
      body: `Hi Priya,\n\n${opening}\n\nMost firms find this out late. A short checklist would show where the time goes.\n\nWould it help if I sent it?\n\nThanks,\nMarek`,
    }),
  ).level;

describe('however it is put', () => {
  it.each([
    'Your talk at PyCon on flaky tests was the first one that named the real cost.',
    'Your post about churn in month three matches what I see at two other shops.',
    'I noticed that you still take bookings by phone after 6 pm.',
    'You wrote last week that onboarding is where you lose most trial users.',
    'Congrats on your $12m Series A last month.',
    'Since you opened the second clinic in Bristol, the waiting list on your site went from 3 to 9 weeks.',
    'Ben Whitfield suggested I write to you about the Leeds depot.',
    'I read your piece on heat pumps in Friday’s Guardian.',
    'Your repo fastgrid has 41 open issues about Safari.',
    'Your job advert for a data engineer asks for dbt and Airflow.',
    'The careers page lists three open roles for warehouse staff in Tilburg.',
    'Northwind just moved its help desk from Zendesk to Front.',
    'Two of your last ten Trustpilot reviews mention late deliveries.',
    'On your pricing page the annual plan costs more than twelve monthly ones.',
    'Your episode with Dana Ruiz on pricing made me rewrite our page.',
    'We met at the Manchester logistics fair in May; you told me your drivers still fill in paper sheets.',
    'Your paper on bat acoustics (2023) used only the first 40 hours of recordings.',
    'Your guide to composting links to a page on worm bins that no longer exists.',
    'In your interview with Sifted you said hiring in Warsaw took twice as long as planned.',
    'you closed the Denver store in june and the phone number on the website still rings there',
    'I ordered from you on Monday and the parcel came with two invoices.',
    'My sister rents one of your flats in Ghent and pays her rent by bank transfer.',
    'Your thesis investments in Kilo Health and Alma suggest you like regulated markets.',
    'You invested in Pleo and Spendesk, both of which sell to finance teams of under 50 people.',
    'I have used Obsidian Sync every day since 2021.',
    'I saw Fernhill on the exhibitor list for Interclean.',
    'Your column last Sunday asked why nobody repairs kettles.',
    'Your last three posts were about night shifts.',
    'Saw the opening for a Head of Support at Lumen on your careers page.',
    'Rosa from Kestrel Housing told me your team answers 300 repair calls a week.',
    'Your commit from March removed the Redis cache but the README still asks for it.',
    'Your Series B announcement says you will open in four countries this year.',
    'I am writing because Acme is hiring twelve SDRs in Austin.',
    'Your eight years at Monzo on fraud models is the experience we look for.',
    'Your menu lists oat milk but the till does not.',
  ])('a fact about the reader is one: %s', (opening) => {
    expect(['fact', 'tied']).toContain(levelOf(opening));
  });

  it.each([
    'Congratulations on the Series A.',
    'You lead the payments team at Klarna.',
    'I noticed you are hiring.',
    'I saw you recently expanded.',
    'As the CEO of a growing business, you know time is money.',
    'I saw that your company was founded and has grown a lot in recent years.',
  ])('a post, a round or an event without a detail only names them: %s', (opening) => {
    expect(levelOf(opening)).toBe('company');
  });

  it.each([
    'I was looking at your LinkedIn profile and saw you are the CEO of your company.',
    'I really enjoyed your recent article.',
    'I came across your profile and was impressed.',
    'I’ve been following your company for a while and love what you are doing.',
    'Your impressive company stands out in the industry.',
    'I was really impressed by your background and experience.',
    'Companies like yours lose 30% of their revenue to churn.',
    'Most agencies in your space spend 10 hours a week on reports.',
    'We helped Acme, Globex and Initech cut costs by 40% in 2024.',
    'Competitor Zenmark raised $40m last month.',
    'Your competitor Zenmark just raised $40m and is hiring 30 people.',
    'In 2024, 73% of buyers said they prefer email.',
    'According to Gartner, 80% of B2B sales will be digital by 2025.',
    'We are a leading provider with 15 years of experience and offices in London and Berlin.',
    'I know you are busy, so I will keep this short.',
    'You are probably spending too much on software.',
    'You deserve a better website.',
    'Your business needs more leads in 2025.',
    'Are you struggling with hiring 5 engineers?',
    'Imagine if you could save 12 hours every week.',
    'Our platform gives you 3x more leads within 30 days.',
    'You have been selected for a special 50% discount.',
    'Your customers expect answers within 5 minutes.',
    'I hope your Q3 is going great.',
    'I found 7 errors on your website that hurt your Google rankings.',
    'Your team of 50 people could double its output with us.',
    'I noticed you work in the software industry.',
    'I have a buyer for your domain who is ready to pay $5,000.',
    'We loved your amazing recent article on your great blog about business.',
    'John from our team mentioned that he thinks you are a great fit.',
    'Your profile on LinkedIn is very impressive, especially your leadership experience.',
    'My name is Tom and I have 10 years of experience at Deloitte, PwC and KPMG.',
  ])('what could be sent to anyone says nothing of the reader: %s', (opening) => {
    expect(levelOf(opening)).toBe('name');
  });
});
