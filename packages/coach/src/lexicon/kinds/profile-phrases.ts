import type { Profile } from '../../draft.ts';

/** Phrases that give a profile away alone, and phrases that do so only together. */
type ProfilePhrases = {
  readonly plain: readonly string[];
  readonly slight: readonly string[];
};

const list = (phrases: string): readonly string[] => phrases.split(', ');

export const profilePhrases: Readonly<Record<Profile, ProfilePhrases>> = {
  /** Kinds without a profile of their own: an invitation to speak, a favour. */
  general: {
    plain: list(
      'give the talk, give a talk, give your talk, the same talk, give the same talk, your talk again, as a speaker, as keynote speaker, keynote speaker, speak at our, our meetup, a meetup, our symposium, our conference, for my book, interview you',
    ),
    slight: [],
  },
  link_building: {
    plain: list(
      'guest post, guest posts, guest article, guest blog, guest contribution, backlink, backlinks, back link, broken link, broken links, dead link, dead links, dofollow, do-follow, nofollow, resource page, resources page, ' +
        'link exchange, link insertion, link placement, link swap, domain authority, domain rating, anchor text, add a link, add our link, adding a link, link back, sponsored post, ' +
        'contribute an article, contribute a post, write a post for, write an article for, write for your blog, link building, linking to, links to a page, link to our, link to my, links out to, ' +
        'free to use with a link, i keep a page, free to cite, free to embed, you can embed, with a line saying, to your list of, under your article',
    ),
    slight: list(
      'your blog, your readers, your article, your post on, your guide, our guide, my guide, your list of, seo, a link, your page on, your page about, 404, updated guide, infographic, your site, words on, ' +
        'your page, your list, your guide says, your post, a line in your, a line under, link, the table, free to use, the chart, is missing, the link in, page says, your table',
    ),
  },
  pr: {
    plain: list(
      'press release, press kit, under embargo, embargo, embargoed, for immediate release, media kit, your coverage, spokesperson, available for interview, ' +
        'interview with, newsroom, news desk, exclusive on, as an exclusive, journalist, journalists, reporter, story idea, story for you, your beat, your column, ' +
        'your listeners, guest on your podcast, guest on your show, guest on the show, guest for your podcast, guest for your show, comment from, happy to comment, expert comment, ' +
        'before we publish, the findings first, the figures first, the tables first, the data first, nobody else has it, before it goes out, your programme, your series, your series on, on your programme, on your show, on air, your reporting, you reported, for your story',
    ),
    slight: list(
      'your podcast, your show, your piece, your piece on, your article, your article on, your story, your story on, your report on, you wrote about, you wrote on, you wrote, you covered, your readers, new data, our survey, a survey, survey of, surveyed, story, launches on, launching, ' +
        'founder, interview, quote, quotes, photos, pictures, figures by, the data, raw data, episode, the findings, ' +
        'figures, the figures, the counts, the sheet, we counted, we asked, we found, by school, by hospital, by street, by region, the method, the spreadsheet, the map, another story, published, your newspaper, your paper',
    ),
  },
  recruiting: {
    plain: list(
      "we're hiring, we are hiring, i'm hiring, i am hiring, i recruit, recruiter at, recruiter for, recruiting for, i'm recruiting, talent partner, talent acquisition, your background in, your github, your commits, " +
        'open to a new role, open to new roles, open to new opportunities, open to a move, considering a move, new opportunity for you, new role for you, your next role, next move, join our team, join us as, job description, ' +
        'base salary, salary is, salary range, pays up to, pays between, your experience at, your experience in, your linkedin profile, your profile on, your profile stood, ' +
        'looking for one person, need one person, needs someone, wants someone, we need someone, would you consider a role, happy where you are, open to hearing about a role',
    ),
    slight: list(
      'role, the role, position, vacancy, salary, engineer, engineers, developer, designer, manager, remote, hybrid, equity, your talk, your profile, your experience, your work at, your work on, your time at, the team, team of, compensation, candidate, you maintain, you built, you led, days in the office, a year, ' +
        'days a week, a week at, an hour, on call, days from home, remote from anywhere, fully remote, remote within, one person, own the, gross, contract, from september, from january, the advert, start date, shifts, it pays, your experience with',
    ),
  },
  job_search: {
    plain: list(
      'my cv, my resume, my résumé, attached my cv, attached my resume, cover letter, my application, applying for, apply for, i applied, my application for, application for the role, application for the position, application for the post, i would like to apply, ' +
        'job application, i graduated, i am graduating, recent graduate, final-year, final year student, internship, work experience placement, open position, open positions, the role you posted, your job posting, your job ad, your opening, your vacancy, ' +
        "looking for a role, looking for a job, looking for a new role, looking for work, seeking a position, seeking a role, join your team, joining your team, hiring manager, i'm a designer looking, i'd like to join, my degree, " +
        "i graduate, i graduate in, my diploma, my master's, do you need anyone, do you take on, trial shift, could i do one, unpaid, i'm looking for a job, i'm looking for a place, i am looking for a place, room for a student, phd place, for my final project, my final project, i'm hoping to do this for a living",
    ),
    slight: list(
      'my portfolio, my thesis, role, position, vacancy, you are hiring, you posted, your posting, your advert, your ad, your careers page, years of experience, i worked, i have worked, my last job, my current job, my experience, i led, i ran, i built, i managed, my skills, interview, degree, university, i studied, at your company, at your firm, ' +
        "i finished my, i have a first, i've done, i have done, i've worked, i've taught, i can, registered nurse, summers, scholarship, apprentice, apprenticeship, i trained, part time",
    ),
  },
  fundraising: {
    plain: list(
      "data room, we are raising, we're raising, raising a, raising our, seed round, pre-seed, preseed, series a, series b, funding round, our round, the round, this round, lead the round, pitch deck, our deck, term sheet, angel investor, " +
        'angel investors, your fund, portfolio companies, your thesis, your investment in, you invested, you backed, invest in us, invest in our, cheque size, check size, safe note, ' +
        'donate, donation, donations, donor, donors, gift aid, our charity, registered charity, fundraiser, fundraising, your gift, sponsor us, sponsor our, major gift, grant application, ' +
        'would you give, give towards, gifts of, you gave our, you gave us, you gave to, give to our, your foundation, your last gift, we are short, would you pay for, would you buy it for, would you sponsor, could you donate',
    ),
    slight: list(
      'your portfolio, investors, the deck, arr, mrr, mom, seed, raising, runway, valuation, investor, invest, traction, month over month, month on month, founders, startup, non-profit, nonprofit, charity, volunteers, sponsorship, sponsor, growing, churn, ' +
        'the repair costs, costs, we have raised, of the rest, it costs, our shelter, our choir, our club, our school, the school, the clinic, the children, families, the hall, committee, treasurer, budget, growth, pay us',
    ),
  },
  sales: {
    plain: list(
      'free trial, a demo, book a demo, product demo, our pricing, our platform, our software, our solution, our product, our products, our services, our app, our tool, our clients, our customers, we help, we supply, we deliver, we sell, we provide, we offer, ' +
        'we built, we make, we fix, we run, we clean, we design, we manage, we install, we handle, we audit, we print, we rent, our agency, case study, a quote for, per month, a month, roi, free audit, a pilot, a sample, samples, free sample, your customers, your clients, cut costs, save you, saves you',
    ),
    slight: list(
      'customers, clients, pricing, price, discount, your team, your business, your company, your website, your site, your shop, your store, invoices, revenue, leads, sales, orders, cost, costs, hours a week, cut, saved, saves, from ours, use ours, worth a look, of use, trial, pilot, suppliers, supplier',
    ),
  },
};
