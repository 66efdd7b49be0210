/** The same answer for the same object, made once and kept as long as the object is. */
export function onceFor<Key extends object, Value extends object>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** The same answer for the same text, made once; so many are kept at most. */
export function remembering<Text extends string, Value>(
  most: number,
  make: (text: Text) => Value,
): (text: Text) => Value {
  const made = new Map<Text, Value>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const value = make(text);
    made.set(text, value);
    return value;
  };
}
