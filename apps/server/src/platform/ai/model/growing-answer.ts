import { type DeepPartial, parsePartialJson } from 'ai';
import type { ShownText } from './leak-guard.ts';

/** Where an object may begin. Prose may have braces too, but rarely a quote after them. */
const opening = /\{\s*["}]/;

/** Finds the JSON objects in a text that arrives in pieces, with prose around them. */
export class JsonFinder {
  /** Complete objects, in order. */
  readonly objects: string[] = [];
  /** The beginning of the object that is still arriving; empty when there is none. */
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

  /** The object so far: the one that is arriving, or the last complete one. */
  get latest(): string | undefined {
    return this.#depth > 0 ? this.unfinished : this.objects.at(-1);
  }

  /** The offset after the brace that closes the object, or the length of the piece. */
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

/** A brace at the end of the text, followed only by a few spaces so far. */
function possibleOpening(text: string): string {
  return /\{\s*$/.exec(text.slice(-100))?.[0] ?? '';
}

/**
 * Up to this length every piece is shown at once. A longer answer is parsed again when it has grown
 * by a fiftieth.
 */
const readAtOnce = 5_000;
const worthReading = 1 / 50;

/** Shows the visible part of an answer while its JSON is still arriving. */
export class GrowingAnswer<T> {
  readonly #found = new JsonFinder();
  readonly #show: (partial: DeepPartial<T>) => string;
  readonly #shown: ShownText;
  #readLength = 0;
  /** The whole text, with the prose around the JSON. */
  text = '';

  constructor(show: (partial: DeepPartial<T>) => string, shown: ShownText) {
    this.#show = show;
    this.#shown = shown;
  }

  get objects(): readonly string[] {
    return this.#found.objects;
  }

  async add(piece: string): Promise<void> {
    this.text += piece;
    this.#found.add(piece);
    const json = this.#found.latest;
    if (json === undefined) return;
    const grown = Math.abs(json.length - this.#readLength);
    if (json.length > readAtOnce && grown < json.length * worthReading) return;
    this.#readLength = json.length;
    const { value } = await parsePartialJson(json);
    const text = value === undefined ? undefined : this.#textOf(value as DeepPartial<T>);
    if (text !== undefined) this.#shown.grow(text);
  }

  /** Undefined when the JSON has a shape that cannot be shown. */
  #textOf(partial: DeepPartial<T>): string | undefined {
    try {
      return this.#show(partial);
    } catch {
      return undefined;
    }
  }
}
