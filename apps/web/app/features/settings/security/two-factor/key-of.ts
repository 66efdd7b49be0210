/** The key inside an otpauth address, as it is and in groups of four that can be typed. */
export function keyOf(uri: string): { plain: string; grouped: string } {
  const plain = URL.parse(uri)?.searchParams.get('secret') ?? '';
  return { plain, grouped: plain.match(/.{1,4}/g)?.join(' ') ?? '' };
}
