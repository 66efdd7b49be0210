ALTER POLICY expired ON email_templates USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);
ALTER POLICY expired ON workflow_rules USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);
ALTER POLICY expired ON wizard_campaigns USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);
ALTER POLICY expired ON chat_sessions USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);
ALTER POLICY expired ON sent_emails USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);
ALTER POLICY old_rows ON user_analytics USING (
  current_user = 'replysmith_operator' AND created_at < now() - interval '90 days'
);
