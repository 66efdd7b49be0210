DROP TRIGGER sum_changed ON sent_emails;
DROP TRIGGER sum_added ON sent_emails;
DROP TRIGGER sum_changed ON optimization_analytics;
DROP TRIGGER sum_added ON optimization_analytics;
DROP FUNCTION sum_next_rows(uuid, integer), sum_sent_emails(), sum_answers(),
  change_sums(uuid, analytics_sums[], analytics_sums[]),
  sums_of_sent_email(uuid, timestamptz, text, text, uuid, uuid, integer, timestamptz),
  sums_of_answer(uuid, timestamptz, text, integer, integer, uuid, text, jsonb, text[]);
DROP TABLE analytics_sums, sums_to_make;
