import {
  type TemplateVariable,
  findVariables,
  isStandardVariable,
  standardVariables,
} from '@replysmith/contract';
import {
  type ComponentProps,
  Fragment,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Highlight } from '../../../components/highlight.ts';
import { MarkedTextarea } from '../../../components/marked-text.tsx';
import type { Mark } from '../../../components/marks.ts';
import { useVariableMenu } from './use-variable-menu.ts';
import classes from './variable-field.module.css';

type VariableListProps = {
  id: string;
  names: readonly string[];
  active: number;
  /** The position in the text where the variable begins. */
  anchor: RefObject<HTMLSpanElement | null>;
  onPick: (name: string) => void;
};

const width = 200;

/** The variables to choose from, below the place where one is being typed. */
function VariableList({ id, names, active, anchor, onPick }: VariableListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const mark = anchor.current;
    if (!mark || !list.current) return;
    const room = mark.parentElement?.clientWidth ?? 0;
    const left = Math.max(0, Math.min(mark.offsetLeft, room - width));
    list.current.style.top = `${String(mark.offsetTop + mark.offsetHeight + 4)}px`;
    list.current.style.left = `${String(left)}px`;
  }, [anchor, names.length]);

  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label="Variables"
      className={`absolute framed round on-sheet ${classes.list}`}
    >
      {names.map((name, index) => (
        <li
          className="breakable cursor-pointer"
          key={name}
          id={`${id}-${name}`}
          role="option"
          aria-selected={index === active}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(name);
          }}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

/** What a field offers to other components. */
export type FieldHandle = { insert: (name: string) => void; focus: () => void };

type VariableFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  marks: readonly Mark[];
  highlight: Highlight;
  /** The variables to choose from. */
  names: readonly string[];
  isKnown: (name: string) => boolean;
  handle: Ref<FieldHandle>;
};

/** A text field with variables as chips; two braces open a menu of them. */
export function VariableField(props: VariableFieldProps) {
  const { value, onChange, marks, highlight, names, isKnown, handle, onKeyDown, ...rest } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const listId = useId();
  const { menu, follow, leave, onMenuKey, pick, insertAtCaret } = useVariableMenu({
    text: value,
    onChange,
    names,
    field,
  });
  useImperativeHandle(handle, () => ({
    insert: insertAtCaret,
    focus: () => field.current?.focus(),
  }));

  return (
    <div className="relative grid one-column min-w-0">
      <VariableLayer
        text={value}
        isKnown={isKnown}
        caret={{ at: menu?.at ?? null, place: anchor }}
      />
      <MarkedTextarea
        {...rest}
        ref={field}
        value={value}
        marks={marks}
        highlight={highlight}
        aria-autocomplete="list"
        aria-controls={menu ? listId : undefined}
        aria-activedescendant={menu ? `${listId}-${menu.names[menu.active] ?? ''}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          follow();
        }}
        onSelect={follow}
        onBlur={leave}
        onKeyDown={(event) => {
          if (!onMenuKey(event)) onKeyDown?.(event);
        }}
      />
      {menu && (
        <VariableList
          id={listId}
          names={menu.names}
          active={menu.active}
          anchor={anchor}
          onPick={pick}
        />
      )}
    </div>
  );
}

type VariableLayerProps = {
  text: string;
  isKnown: (name: string) => boolean;
  /** The position at which something is placed beside the text, and the ref for it. */
  caret: { at: number | null; place: RefObject<HTMLSpanElement | null> };
};

/** A copy of the field's text behind it, which draws variables as chips. */
function VariableLayer({ text, isKnown, caret: { at, place } }: VariableLayerProps) {
  const pieces = piecesOf(text);
  return (
    <div className={`absolute overflow-hidden pre-wrap ${classes.layer}`} aria-hidden="true">
      {pieces.map(({ start, words, name }) => {
        const isHere = at !== null && at >= start && at < start + words.length + 1 && !name;
        return (
          <Fragment key={start}>
            {name ? (
              <span
                className={`round-tag on-well ${classes.variable}`}
                data-unknown={!isKnown(name) || undefined}
              >
                {words}
              </span>
            ) : isHere ? (
              <>
                {words.slice(0, at - start)}
                <span ref={place} />
                {words.slice(at - start)}
              </>
            ) : (
              words
            )}
          </Fragment>
        );
      })}
      {'\u200b'}
    </div>
  );
}

type Piece = { start: number; words: string; name: string | null };

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  for (const { name, start, end } of findVariables(text)) {
    if (start > read) pieces.push({ start: read, words: text.slice(read, start), name: null });
    pieces.push({ start, words: text.slice(start, end), name });
    read = end;
  }
  if (read < text.length) pieces.push({ start: read, words: text.slice(read), name: null });
  return pieces;
}

/** Whether a preview has a value for a variable. */
export function isKnownVariable(name: string, described: readonly TemplateVariable[]): boolean {
  if (isStandardVariable(name)) return true;
  const own = described.find((variable) => variable.name === name);
  return Boolean(own?.example || own?.fallback);
}

/** The standard variable that was probably meant: "first_name" for "firstName". */
export function meantVariable(name: string): string | null {
  const plain = (text: string) => text.replaceAll('_', '').toLowerCase();
  const standard = Object.keys(standardVariables);
  return standard.find((one) => one !== name && plain(one) === plain(name)) ?? null;
}
