-- A deleted folder is nobody's default folder any more, whoever deletes it.
CREATE FUNCTION forget_default_folder() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  UPDATE public.profiles
  SET workflow_settings = workflow_settings || '{"defaultTemplateFolder": null}'
  FROM removed
  WHERE profiles.id = removed.user_id
    AND workflow_settings ->> 'defaultTemplateFolder' = removed.id::text;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION forget_default_folder() FROM PUBLIC;
CREATE TRIGGER forget_default_folder AFTER DELETE ON template_folders
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_default_folder();
