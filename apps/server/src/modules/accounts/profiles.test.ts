import { lengths, paths, Profile, type ErrorBody } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await test.createPerson();
});

const change = (body: unknown, id = 'me', as = ada) =>
  test.call(`${paths.profiles}/${id}`, { method: 'PATCH', as, body });

async function changed(body: unknown, id?: string): Promise<Profile> {
  const response = await change(body, id);
  expect(response.status).toBe(200);
  return Profile.parse(await response.json());
}

const stored = async (as = ada) =>
  Profile.parse(await (await test.call(`${paths.profiles}/me`, { as })).json());

describe('a new profile', () => {
  it('has the settings that everybody begins with', async () => {
    expect(await stored()).toMatchObject({
      full_name: 'Ada Lovelace',
      full_name_override: null,
      company: null,
      email_signature: null,
      theme_preference: 'light',
      optimization_preferences: {
        tone: 'professional',
        industry: 'general',
        length: 'medium',
        autoTagging: false,
        smartFolderOrganization: false,
      },
      notification_settings: { emailNotifications: true, weeklyReports: false },
      workflow_settings: {
        autoSaveTemplates: true,
        defaultTemplateFolder: null,
        templateNamingPattern: 'descriptive',
      },
      organization_preferences: {
        autoCategorizationEnabled: true,
        duplicateDetectionEnabled: true,
        usageBasedSorting: false,
      },
      onboarding_completed: false,
      onboarding_completed_at: null,
      onboarding_skipped: false,
      first_optimization_completed: false,
      first_template_saved: false,
      library_explored: false,
      dismissed_tips: [],
    });
  });
});

describe('changing a profile', () => {
  it('changes what is given, keeps the rest, and says what stands now', async () => {
    await changed({ company: 'Brightlane', email_signature: 'Ada\n  Brightlane' });
    const now = await changed({ full_name_override: ' Ada King ', theme_preference: 'system' });
    expect(now).toMatchObject({
      full_name: 'Ada Lovelace',
      full_name_override: 'Ada King',
      company: 'Brightlane',
      email_signature: 'Ada\n  Brightlane',
      theme_preference: 'system',
    });
    expect(await stored()).toEqual(now);
  });

  it('merges within a group of settings', async () => {
    await changed({ optimization_preferences: { industry: 'saas', autoTagging: true } });
    const now = await changed({
      optimization_preferences: { tone: 'friendly' },
      notification_settings: { weeklyReports: true },
    });
    expect(now.optimization_preferences).toEqual({
      tone: 'friendly',
      industry: 'saas',
      length: 'medium',
      autoTagging: true,
      smartFolderOrganization: false,
    });
    expect(now.notification_settings).toEqual({ emailNotifications: true, weeklyReports: true });
  });

  it('keeps both of two changes that come at once', async () => {
    await Promise.all([
      changed({ workflow_settings: { autoSaveTemplates: false } }),
      changed({ workflow_settings: { templateNamingPattern: 'dated' } }),
    ]);
    expect((await stored()).workflow_settings).toMatchObject({
      autoSaveTemplates: false,
      templateNamingPattern: 'dated',
    });
  });

  it('takes the person’s own id as well as "me"', async () => {
    expect((await changed({ library_explored: true }, ada.id)).library_explored).toBe(true);
  });

  it('changes nothing, not even the time, when nothing is given', async () => {
    const before = await stored();
    expect(await changed({})).toEqual(before);
    expect(await stored()).toEqual(before);
  });

  it('takes nothing but white space for none', async () => {
    await changed({ company: 'Brightlane', email_signature: 'Ada', full_name_override: 'A' });
    const blank = { company: '  ', email_signature: ' \n', full_name_override: '' };
    expect(await changed(blank)).toMatchObject({
      company: null,
      email_signature: null,
      full_name_override: null,
    });
  });

  it('notes by itself when the tour was finished, and forgets it when it begins again', async () => {
    const done = await changed({ onboarding_completed: true });
    expect(done.onboarding_completed_at).toEqual(done.updated_at);
    const later = await changed({ onboarding_completed: true, onboarding_skipped: true });
    expect(later.onboarding_completed_at).toEqual(done.onboarding_completed_at);
    const again = await changed({ onboarding_completed: false });
    expect(again.onboarding_completed_at).toBeNull();
  });

  it('leaves everybody else’s profile alone', async () => {
    const bo = await test.createPerson();
    const before = await stored(bo);
    expect((await change({ company: 'Mine now' }, bo.id)).status).toBe(404);
    await changed({ company: 'Brightlane', dismissed_tips: ['short-subject'] });
    expect(await stored(bo)).toEqual(before);
  });
});

describe('a change that cannot be', () => {
  it.each([
    ['full_name', 'a'.repeat(lengths.fullName + 1)],
    ['full_name_override', 'Ada\nLovelace'],
    ['company', 'a'.repeat(lengths.company + 1)],
    ['company', 'Bright\u0000lane'],
    ['company', 7],
    ['email_signature', 'a'.repeat(lengths.emailSignature + 1)],
    ['email_signature', '\ud800'],
    ['theme_preference', 'auto'],
    ['onboarding_completed', 'yes'],
    ['onboarding_completed', null],
    ['dismissed_tips', 'all'],
    ['dismissed_tips', Array.from({ length: lengths.dismissedTips + 1 }, () => 'x')],
    ['notification_settings', null],
    ['notification_settings.weeklyReports', { weeklyReports: 'often' }],
    ['optimization_preferences', { unknown: true }],
    ['optimization_preferences.tone', { tone: ' ' }],
    ['workflow_settings.defaultTemplateFolder', { defaultTemplateFolder: 'first' }],
  ])('is refused at its field and changes nothing: %s', async (field, value) => {
    const before = await stored();
    const [name = ''] = field.split('.');
    const response = await change({ company: 'Brightlane', [name]: value });
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as ErrorBody;
    expect(error.code).toBe('validation_failed');
    expect(Object.keys(error.fields ?? {})[0]).toMatch(new RegExp(`^${field}(\\.|$)`));
    expect(await stored()).toEqual(before);
  });

  it.each(['id', 'created_at', 'updated_at', 'onboarding_completed_at', 'role', 'plan_id'])(
    'is refused whole when it names what is not the person’s to set: %s',
    async (key) => {
      const before = await stored();
      const value = (before as Record<string, unknown>)[key] ?? 'admin';
      expect((await change({ company: 'Brightlane', [key]: value })).status).toBe(422);
      expect(await stored()).toEqual(before);
    },
  );

  it('may be as long as allowed, to the letter', async () => {
    const longest = {
      full_name: 'a'.repeat(lengths.fullName),
      company: 'b'.repeat(lengths.company),
      email_signature: 'c'.repeat(lengths.emailSignature),
    };
    expect(await changed(longest)).toMatchObject(longest);
  });
});
