import proxyAddr from 'proxy-addr';
import { z } from 'zod';

/** Addresses, ranges ("10.0.0.0/8") or names such as "loopback", with commas between. */
export const proxies = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine(areProxies, 'must be addresses or ranges with commas between, such as 10.0.0.0/8');

function areProxies(list: string[]): boolean {
  try {
    proxyAddr.compile(list);
    return true;
  } catch {
    return false;
  }
}
