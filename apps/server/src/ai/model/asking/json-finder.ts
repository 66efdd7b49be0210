/** Where an object may begin: prose has braces too, but rarely a quote after them. */
const opening = /\{\s*["}]/;

/** Finds the objects in a text that comes in pieces, between whatever prose surrounds them. */
export class JsonFinder {
  /** Complete objects, in their order. */
  readonly objects: string[] = [];
  /** The beginning of the object that is still coming, or empty. */
  unfinished = '';
  #depth = 0;
  #isString = false;
  #isEscaped = false;

  add(piece: string): void {
    let rest = this.#depth > 0 ? piece : this.unfinished + piece;
    while (rest !== '') {
      if (this.#depth === 0) {
        const start = rest.search(opening);
        this.unfinished = start < 0 ? possibleOpening(rest) : '';
        if (start < 0) return;
        rest = rest.slice(start);
      }
      const end = this.#endIn(rest);
      this.unfinished += rest.slice(0, end);
      rest = rest.slice(end);
      if (this.#depth > 0) return;
      this.objects.push(this.unfinished);
      this.unfinished = '';
    }
  }

  /** The object so far: the one that is coming, or the last complete one. */
  get latest(): string | undefined {
    return this.#depth > 0 ? this.unfinished : this.objects.at(-1);
  }

  /** The offset after the brace that closes the object, or the piece's length. */
  #endIn(piece: string): number {
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at];
      if (this.#isEscaped) this.#isEscaped = false;
      else if (this.#isString && character === '\\') this.#isEscaped = true;
      else if (character === '"') this.#isString = !this.#isString;
      else if (!this.#isString && character === '{') this.#depth += 1;
      else if (!this.#isString && character === '}') this.#depth -= 1;
      if (this.#depth === 0) return at + 1;
    }
    return piece.length;
  }
}

/** A brace that only spaces follow yet; nobody writes more than a few of them. */
function possibleOpening(text: string): string {
  return /\{\s*$/.exec(text.slice(-100))?.[0] ?? '';
}
