export const secret = 'a secret for tests only, long enough';
