/** Words of what people are at work, which are small in the middle of a sentence. */
export const roleWords: ReadonlySet<string> = new Set(
  (
    'owner founder co-founder cofounder manager director head chief officer leader lead president partner executive editor journalist reporter writer ' +
    'recruiter teacher headteacher dentist doctor surgeon nurse vet lawyer solicitor accountant bookkeeper architect engineer developer designer ' +
    'marketer buyer planner builder baker chef landlord tenant agent broker consultant freelancer blogger podcaster creator producer merchant ' +
    'retailer wholesaler distributor supplier manufacturer restaurateur hotelier farmer grower investor analyst researcher scientist professor ' +
    'student graduate organiser organizer coordinator administrator operator supervisor specialist technician professional practitioner ' +
    'trainer coach therapist pharmacist optician librarian curator publisher principal dean alumnus volunteer trustee secretary treasurer ' +
    'host donor councillor speaker mayor curator managing merchandising localization localisation clinical ' +
    'assistant controller strategist advisor adviser entrepreneur employer contractor installer electrician plumber driver dispatcher ' +
    'e-commerce real agency software freelance hiring marketing sales product finance operations procurement purchasing office store shop café cafe restaurant hotel bakery clinic practice ' +
    'small local independent senior junior busy medium mid-size mid-sized young early-stage first-time solo facility facilities logistics fleet ' +
    'warehouse production quality talent human resources customer support success engineering technical creative art content brand digital ' +
    'growth business community event events project programme program community data security property estate school university charity nonprofit ' +
    'dental medical legal financial commercial regional national vice general'
  ).split(' '),
);

/** Places of work, in the plural, with one of them. */
export const workplaces: ReadonlyMap<string, string> = new Map(
  (
    'companies:company startups:startup start-ups:start-up agencies:agency businesses:business firms:firm shops:shop brands:brand ' +
    'restaurants:restaurant hotels:hotel clinics:clinic practices:practice stores:store schools:school teams:team cafés:café cafes:cafe ' +
    'bakeries:bakery studios:studio charities:charity organisations:organisation organizations:organization nonprofits:nonprofit ' +
    'manufacturers:manufacturer retailers:retailer factories:factory warehouses:warehouse hospitals:hospital universities:university colleges:college ' +
    'gyms:gym salons:salon pharmacies:pharmacy banks:bank breweries:brewery galleries:gallery museums:museum magazines:magazine newspapers:newspaper ' +
    'publishers:publisher blogs:blog podcasts:podcast websites:website platforms:platform scaleups:scaleup scale-ups:scale-up enterprises:enterprise ' +
    'consultancies:consultancy wholesalers:wholesaler distributors:distributor suppliers:supplier garages:garage farms:farm fleets:fleet ' +
    'workshops:workshop offices:office institutions:institution councils:council theatres:theatre venues:venue bars:bar pubs:pub'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
