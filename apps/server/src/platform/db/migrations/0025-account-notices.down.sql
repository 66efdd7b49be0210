DROP TRIGGER tell_account_change ON auth.users;
DROP FUNCTION auth.tell_account_change();
