import { parsePartialJson, type DeepPartial } from 'ai';
import { JsonFinder } from './json-finder.ts';
import type { ShownText } from '../showing/shown-text.ts';

/** Up to here every piece is shown at once; a longer answer is read again when it grew by a fiftieth. */
const readAtOnce = 5_000;
const worthReading = 1 / 50;

/** Shows what a person may see of an answer while its JSON is still coming. */
export class GrowingAnswer<T> {
  readonly #found = new JsonFinder();
  readonly #show: (partial: DeepPartial<T>) => string;
  readonly #shown: ShownText;
  #readLength = 0;
  /** All of it, with what stands around the JSON. */
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

  /** Undefined where the model's JSON is so different that it cannot be shown. */
  #textOf(partial: DeepPartial<T>): string | undefined {
    try {
      return this.#show(partial);
    } catch {
      return undefined;
    }
  }
}
