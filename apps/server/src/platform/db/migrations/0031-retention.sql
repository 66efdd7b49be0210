-- How long things are kept is a setting: the database only makes sure that nothing goes at once.
ALTER POLICY expired ON email_templates USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '1 day'
);
ALTER POLICY expired ON workflow_rules USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '1 day'
);
ALTER POLICY expired ON wizard_campaigns USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '1 day'
);
ALTER POLICY expired ON chat_sessions USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '1 day'
);
ALTER POLICY expired ON sent_emails USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '1 day'
);
ALTER POLICY old_rows ON user_analytics USING (
  current_user = 'replysmith_operator' AND created_at < now() - interval '1 day'
);
