import { MessageType } from '@replysmith/contract';
import classes from './mode-choice.module.css';
import { modes } from './modes.ts';

type ModeChoiceProps = { mode: MessageType; onMode: (mode: MessageType) => void };

/** What the composer is for right now. */
export function ModeChoice({ mode, onMode }: ModeChoiceProps) {
  return (
    <div className={classes.modes} role="group" aria-label="What to do">
      {MessageType.options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === mode}
          onClick={() => onMode(option)}
        >
          {modes[option].name}
        </button>
      ))}
    </div>
  );
}
