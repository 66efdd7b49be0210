import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/public-page.tsx', [
    index('routes/landing.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('terms-of-service', 'routes/terms-of-service.tsx'),
    route('accessibility', 'routes/accessibility.tsx'),
    route('library', 'routes/public-library.tsx'),
    route('library/:id', 'routes/public-template.tsx'),
    route('docs/api', 'routes/api-docs.tsx'),
    route('docs/api/:subject', 'routes/api-subject.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/app-layout.tsx', [
    route('auth', 'routes/auth.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('settings', 'routes/settings-link.tsx'),
    route('upgrade', 'routes/upgrade-link.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('dashboard', 'routes/dashboard.tsx', [
      layout('routes/dashboard-page.tsx', [
        index('routes/dashboard-index.tsx'),
        route('coldmail/:sessionId?', 'routes/coldmail.tsx'),
        route('wizard', 'routes/wizard.tsx'),
        route('wizard/:campaignId', 'routes/campaign.tsx'),
        route('templates', 'routes/templates.tsx'),
        route('templates/new', 'routes/template-new.tsx'),
        route('templates/:id', 'routes/template.tsx'),
        route('library', 'routes/library.tsx'),
        route('analytics', 'routes/analytics.tsx'),
        route('productivity', 'routes/productivity.tsx'),
        route('tips', 'routes/tips.tsx'),
        route('tools', 'routes/tools.tsx'),
        route('help/:topic?/:item?', 'routes/help.tsx'),
        route('upgrade', 'routes/upgrade.tsx'),
        route('admin', 'routes/admin.tsx'),
        route('settings/:section?', 'routes/settings.tsx'),
        route('*', 'routes/dashboard-not-found.tsx'),
      ]),
    ]),
    layout('routes/payment.tsx', [
      route('payment-success', 'routes/payment-success.tsx'),
      route('payment-cancelled', 'routes/payment-cancelled.tsx'),
    ]),
    layout('routes/sandbox.tsx', [
      route('sandbox/checkout/:id', 'routes/sandbox-checkout.tsx'),
      route('sandbox/billing', 'routes/sandbox-billing.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
