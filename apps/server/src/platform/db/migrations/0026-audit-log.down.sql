-- What was recorded goes with it.
DROP TABLE audit_log;
