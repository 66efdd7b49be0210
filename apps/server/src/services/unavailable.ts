export { isDatabaseUnavailable as isServiceUnavailable } from '../db/unavailable.ts';
