import { useId, useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import type { Mark } from '../../../../ui/marked-text/mark.ts';
import { MarkedTextarea } from '../../../../ui/marked-text/marked-textarea.tsx';
import { useVariableMenu } from './use-variable-menu.ts';
import classes from './variable-field.module.css';
import { VariableLayer } from './variable-layer.tsx';
import { VariableList } from './variable-list.tsx';

/** What others may do with a field. */
export type FieldHandle = { insert: (name: string) => void; focus: () => void };

type VariableFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  marks: readonly Mark[];
  lit: Lit;
  /** The variables on offer. */
  names: readonly string[];
  isKnown: (name: string) => boolean;
  handle: Ref<FieldHandle>;
};

/** Text with variables: they look like chips, and two braces open a menu of them. */
export function VariableField(props: VariableFieldProps) {
  const { value, onChange, marks, lit, names, isKnown, handle, onKeyDown, ...rest } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const listId = useId();
  const { menu, follow, leave, hearKey, pick, insertAtCaret } = useVariableMenu({
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
    <div className={classes.place}>
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
        lit={lit}
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
          if (!hearKey(event)) onKeyDown?.(event);
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
