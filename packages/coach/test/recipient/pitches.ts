import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDraft } from '../../src/draft-text.ts';
import type { Draft, Profile } from '../../src/draft.ts';
import type { PersonaId } from '../../src/recipient/personas.ts';
import { letterOf } from '../../src/recipient/reader.ts';

/** An email, read once. */
export type Pitch = {
  readonly name: string;
  readonly draft: Draft;
  readonly letter: ReturnType<typeof letterOf>;
  readonly score: number;
};

const golden = join(import.meta.dirname, '..', 'golden', 'emails');

export const goldenPitches: readonly Pitch[] = readdirSync(golden).map((file) =>
  pitch(file.replace('.txt', ''), readFileSync(join(golden, file), 'utf8')),
);

/** The trade in which each person is at home. */
export const tradeOf: Readonly<Record<PersonaId, Profile>> = {
  busy_founder: 'sales',
  sceptical_cfo: 'sales',
  helpful_manager: 'sales',
  technical_buyer: 'sales',
  recruiter: 'job_search',
  editor: 'pr',
  investor: 'fundraising',
};

function pitch(name: string, text: string, profile?: Profile): Pitch {
  const draft = { ...parseDraft(text), profile };
  const letter = letterOf(draft);
  return { name, draft, letter, score: letter.score.value };
}

const strong: Readonly<Partial<Record<Profile, string>>> = {
  sales: `Subject: Payslips for your new Porto team

Hi Marta,

You hired nine people in Porto in September, and your job page says the payslips still go out by hand from Madrid.

We run payroll through a local office, so nobody has to register with the Portuguese authorities first. Casa Brava moved 14 people to us in May and their month-end went from 4 days to one.

Would a one-page plan for Porto be useful?

Thanks,
Duarte
Folha`,
  pr: `Subject: Night buses and shop takings

Hi Hannah,

Your piece in March asked whether the new night buses would bring anyone into the centre of Hull. We counted.

Takings in 38 shops along the route rose by 6% on Fridays, and fell by 2% two streets away. The figures come from card terminals and have not been published.

Would the street-by-street table be of use for a follow-up?

Thanks,
Oliver
Humber Traders`,
  job_search: `Subject: Your warehouse robots role

Hi Jonas,

Your post about the Rotterdam robots said the hard part is what happens when two of them meet in an aisle. I spent last year on that problem at Kuiper, where stoppages went from 31 a day to 4.

I write C++ and I am free from March.

Would you like the two-page write-up of how we did it?

Thanks,
Anneke de Boer`,
  fundraising: `Subject: Cold stores after your Palletly memo

Hi Elena,

Your memo on Palletly in June said you wanted boring software for moving boxes. We make it for refrigerated freight.

41 carriers pay us $180k a month, up from 3 carriers in January, and two have left since. We are raising $6M and $2.5M of it is committed.

Would the month-by-month numbers be worth a look?

Thanks,
Ravi
Coldstream`,
};

const weak: Readonly<Partial<Record<Profile, string>>> = {
  sales: `Subject: Innovative payroll solutions for your esteemed company

Dear Sir/Madam,

I hope this email finds you well. We are a leading provider of innovative end-to-end payroll solutions that empower businesses to unlock their full potential and streamline operations. Our award-winning team leverages cutting-edge technology to deliver best-in-class results for clients across multiple industries, and we are confident that we can deliver significant value to your organisation.

Please let me know a suitable time for a call this week, or book a slot in my calendar, or forward this to the right person.

Best regards,
Sales Team`,
  pr: `Subject: EXCITING NEWS FROM A LEADING INNOVATOR

Dear Editor,

We are thrilled to announce that our world-class, game-changing platform is revolutionising the industry. Our visionary founders leverage synergies to deliver cutting-edge solutions, and we believe that your readers will be amazed by our unique story of passion, innovation and excellence.

Please publish the attached press release at your earliest convenience. Please also schedule an interview with our CEO and share this on your social media.

Best regards,
PR Team`,
  job_search: `Subject: Application for any suitable position in your esteemed organisation

Dear Sir/Madam,

I am writing to express my interest in any suitable position in your esteemed organisation. I am a passionate, results-driven team player with excellent communication skills and a proven track record of success, and I thrive in fast-paced environments. I strongly believe that I would be an invaluable asset to your dynamic team.

Please find my CV attached. I look forward to scheduling an interview at your earliest convenience.

Yours faithfully,
A hard-working candidate`,
  fundraising: `Subject: Once in a lifetime investment opportunity in a revolutionary disruptive platform

Dear Investor,

I hope this email finds you well. We are building a revolutionary, disruptive, AI-powered platform that will transform a trillion dollar industry. Our world-class team leverages cutting-edge technology, and we are poised for exponential growth. This is a unique opportunity to get in early on the next unicorn, and several investors are already showing huge interest.

When can we talk? Please book a slot in my calendar this week, or introduce me to your partners.

Best regards,
The Founder`,
};

export const strongPitches = pitchesOf('strong', strong);
export const weakPitches = pitchesOf('weak', weak);
export const tradePitches = [...Object.values(strongPitches), ...Object.values(weakPitches)];

function pitchesOf(
  rank: string,
  texts: Readonly<Partial<Record<Profile, string>>>,
): Readonly<Record<string, Pitch>> {
  return Object.fromEntries(
    Object.entries(texts).map(([profile, text]) => [
      profile,
      pitch(`${rank} ${profile}`, text, profile as Profile),
    ]),
  );
}
