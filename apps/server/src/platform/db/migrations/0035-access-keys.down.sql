-- The keys that people made stop working for good.
DROP TABLE access_keys;
DROP FUNCTION tell_key_end();
