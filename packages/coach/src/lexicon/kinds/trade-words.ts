const list = (words: string): readonly string[] => words.split(', ');

/** Trades, each by words that other trades seldom say. */
export const tradeWords = {
  health: list(
    'health, clinic, clinics, dental, dentist, patient, patients, nurse, nurses, hospital, hospice, ward, surgery, physio, therapist, therapy, medical, no-shows, appointments',
  ),
  haulage: list(
    'logistics, freight, haulier, hauliers, lorry, lorries, truck, trucks, pallet, pallets, depot, drivers, driver, van, vans, fleet, empty runs, loads, carriers, routes, deliveries, shipping',
  ),
  teaching: list(
    'education, school, schools, pupils, teacher, teaching, class, classroom, lecturer, university, lesson, professor, course',
  ),
  energy: list(
    'energy, solar, panels, heat pump, heat pumps, tidal, turbine, boiler, kwh, meter, power, grid',
  ),
  hospitality: list(
    'hospitality, hotel, hotels, restaurant, restaurants, kitchen, chef, pastry, menu, guests, terrace, waiter, breakfast, dessert, desserts, canteen, lunches',
  ),
  building: list(
    'construction, scaffolding, site manager, contractor, builder, bricklayer, foreman, drain, damp, roof, architect, drawings, planning, plaster',
  ),
  software: list(
    'software, code, developer, developers, engineer, engineers, firmware, bug, bugs, qa, api, pipeline, pipelines, front-end, backend, data engineer, open source, merged, repository, app, apps',
  ),
  commerce: list(
    'e-commerce, checkout, online shop, webshop, returns, refunds, parcel, parcels, product page, product pages, add-to-cart, conversion, basket',
  ),
  retail: list(
    'retail, shop, shops, store, stores, shelf, stock, stocktake, stockouts, inventory, stall',
  ),
  manufacturing: list(
    'manufacturing, factory, machine, machines, packing line, production, plant, workshop, mill, foundry, turned parts, dairy',
  ),
  property: list(
    'property, flats, tenant, tenants, landlord, letting, office manager, car park, cleaning, building manager',
  ),
  finance: list(
    'finance, accountant, accountants, accounts, bookkeeping, invoices, ledger, month end, payroll, tax, vat',
  ),
  law: list('legal, lawyer, lawyers, solicitor, contracts, clause'),
  events: list('events, festival, gig, tour, conference, stage, audience, tickets, exhibitors'),
  language: list('translator, translation, translate, translated, manual, manuals, publisher'),
  selling: list('head of sales, sales post, sales role, quota, closed deals, account executive'),
  hiring: list('recruiting, hiring, hires, fill roles, candidates, adverts'),
} as const;
