-- Letters that no accent is taken off of are searched as plain ones. What was folded before them is
-- folded on.
CREATE FUNCTION with_plain_letters(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(
  translate(folded, 'ςıłøđðħ', 'σiloddh'), 'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe');

-- Each ALTER locks its table until all is done: directly before its UPDATE, the largest tables last.
ALTER TABLE template_folders NO FORCE ROW LEVEL SECURITY;
-- Of folders that are now called the same, one takes the name; the others stay as they were.
UPDATE template_folders AS folder SET folded_name = with_plain_letters(folded_name)
WHERE folded_name ~ '[ςıłøđðħßþæœ]' AND id = (
  SELECT id FROM template_folders AS same
  WHERE same.user_id = folder.user_id
    AND with_plain_letters(same.folded_name) = with_plain_letters(folder.folded_name)
  ORDER BY same.folded_name <> with_plain_letters(same.folded_name), same.created_at, same.id
  LIMIT 1
);
ALTER TABLE template_folders FORCE ROW LEVEL SECURITY;

ALTER TABLE email_templates NO FORCE ROW LEVEL SECURITY;
-- No count changes, and what keeps them takes long over the templates of many people.
ALTER TABLE email_templates DISABLE TRIGGER count_changed;
UPDATE email_templates SET
  folded_name = with_plain_letters(folded_name),
  folded_subject = with_plain_letters(folded_subject),
  folded_tags = with_plain_letters(folded_tags),
  folded_content = with_plain_letters(folded_content)
WHERE folded_name || folded_subject || folded_tags || folded_content ~ '[ςıłøđðħßþæœ]';
ALTER TABLE email_templates ENABLE TRIGGER count_changed;
ALTER TABLE email_templates FORCE ROW LEVEL SECURITY;

ALTER TABLE chat_sessions NO FORCE ROW LEVEL SECURITY;
UPDATE chat_sessions SET folded_name = with_plain_letters(folded_name)
WHERE folded_name ~ '[ςıłøđðħßþæœ]';
ALTER TABLE chat_sessions FORCE ROW LEVEL SECURITY;

ALTER TABLE chat_messages NO FORCE ROW LEVEL SECURITY;
UPDATE chat_messages SET folded_content = with_plain_letters(folded_content)
WHERE folded_content ~ '[ςıłøđðħßþæœ]';
ALTER TABLE chat_messages FORCE ROW LEVEL SECURITY;

DROP FUNCTION with_plain_letters(text);
