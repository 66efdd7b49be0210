import { type ComponentType, useMemo } from 'react';
import classes from './answer-text.module.css';

type AnswerBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'list'; isOrdered: boolean; items: string[] };

const bullet = /^\s{0,3}[-*•]\s+(.*)$/u;
const numbered = /^\s{0,3}\d{1,2}[.)]\s+(.*)$/u;

/** Splits an answer into paragraphs and lists; anything else stays text. */
export function answerBlocks(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/u)) {
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    const item = bullet.exec(line)?.[1] ?? numbered.exec(line)?.[1];
    const last = isOpen ? blocks.at(-1) : undefined;
    if (item !== undefined) {
      const isOrdered = numbered.test(line);
      if (last?.type === 'list' && last.isOrdered === isOrdered) last.items.push(item);
      else blocks.push({ type: 'list', isOrdered, items: [item] });
    } else if (last?.type === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ type: 'paragraph', text: line });
    isOpen = true;
  }
  return blocks;
}

type AnswerTextProps = {
  text: string;
  /** Renders a sentence. By default, words between pairs of ** are bold. */
  Words?: ComponentType<{ text: string }>;
};

/** An answer as paragraphs, lists and bold words. It loads nothing from outside. */
export function AnswerText({ text, Words = BoldWords }: AnswerTextProps) {
  const blocks = useMemo(() => answerBlocks(text), [text]);
  return (
    <div className={`stack gap-3 size-16 measure ${classes.answer}`}>
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
            {block.items.map((item, line) => (
              <li key={line}>
                <Words text={item} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

/** Odd parts are the ones between pairs of **. */
function BoldWords({ text }: { text: string }) {
  const parts = text.split('**');
  if (parts.length % 2 === 0) return text;
  return parts.map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
