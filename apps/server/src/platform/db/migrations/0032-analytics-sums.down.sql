DROP TRIGGER sum_sent_email ON sent_emails;
DROP TRIGGER sum_answer ON optimization_analytics;
DROP FUNCTION sum_sent_email(), sum_answer(),
  change_sums(uuid, analytics_sums[], analytics_sums[]),
  sums_of_sent_email(uuid, timestamptz, text, text, uuid, uuid, integer, timestamptz),
  sums_of_answer(
    uuid, timestamptz, text, integer, integer, uuid, text, jsonb, text[]
  );
DROP TABLE analytics_sums;
