ALTER TABLE profiles
  ADD COLUMN full_name_override text,
  ADD COLUMN theme_preference text NOT NULL DEFAULT 'light'
    CHECK (theme_preference IN ('light', 'dark', 'system')),
  ADD COLUMN optimization_preferences jsonb NOT NULL DEFAULT '{
    "tone": "professional", "industry": "general", "length": "medium",
    "autoTagging": false, "smartFolderOrganization": false
  }',
  ADD COLUMN notification_settings jsonb NOT NULL DEFAULT
    '{"emailNotifications": true, "weeklyReports": false}',
  ADD COLUMN workflow_settings jsonb NOT NULL DEFAULT '{
    "autoSaveTemplates": true, "defaultTemplateFolder": null,
    "templateNamingPattern": "descriptive"
  }',
  ADD COLUMN organization_preferences jsonb NOT NULL DEFAULT '{
    "autoCategorizationEnabled": true, "duplicateDetectionEnabled": true,
    "usageBasedSorting": false
  }',
  ADD COLUMN onboarding_completed boolean NOT NULL DEFAULT false,
  ADD COLUMN onboarding_completed_at timestamptz(3),
  ADD COLUMN onboarding_skipped boolean NOT NULL DEFAULT false,
  ADD COLUMN first_optimization_completed boolean NOT NULL DEFAULT false,
  ADD COLUMN first_template_saved boolean NOT NULL DEFAULT false,
  ADD COLUMN library_explored boolean NOT NULL DEFAULT false,
  ADD COLUMN dismissed_tips text[] NOT NULL DEFAULT '{}';

GRANT UPDATE (
    full_name, full_name_override, company, email_signature, theme_preference,
    optimization_preferences, notification_settings, workflow_settings, organization_preferences,
    onboarding_completed, onboarding_skipped, first_optimization_completed, first_template_saved,
    library_explored, dismissed_tips
  ) ON profiles TO replysmith_user;

-- A person sets the flags; when that was is not theirs to say.
CREATE FUNCTION note_profile_times() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  NEW.updated_at := now();
  IF NOT NEW.onboarding_completed THEN
    NEW.onboarding_completed_at := NULL;
  ELSIF NOT OLD.onboarding_completed THEN
    NEW.onboarding_completed_at := now();
  END IF;
  RETURN NEW;
END $$;
REVOKE EXECUTE ON FUNCTION note_profile_times() FROM PUBLIC;

CREATE TRIGGER note_profile_times BEFORE UPDATE ON profiles
  FOR EACH ROW EXECUTE FUNCTION note_profile_times();
