import { useMemo, type ComponentType } from 'react';
import { answerBlocks } from './answer-blocks.ts';
import classes from './answer-text.module.css';

type AnswerTextProps = {
  text: string;
  /** What shows a sentence; by itself words between pairs of ** stand out. */
  Words?: ComponentType<{ text: string }>;
};

/** An answer to read: paragraphs, lists and words that stand out, and nothing that loads anything. */
export function AnswerText({ text, Words = BoldWords }: AnswerTextProps) {
  const blocks = useMemo(() => answerBlocks(text), [text]);
  return (
    <div className={classes.answer}>
      {blocks.map((block, index) => {
        if (block.type === 'paragraph') {
          return (
            <p key={index}>
              <Words text={block.text} />
            </p>
          );
        }
        const List = block.isOrdered ? 'ol' : 'ul';
        return (
          <List key={index}>
            {block.items.map((item, place) => (
              <li key={place}>
                <Words text={item} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

/** Every second part between pairs of ** stands out. */
function BoldWords({ text }: { text: string }) {
  const parts = text.split('**');
  if (parts.length % 2 === 0) return text;
  return parts.map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
