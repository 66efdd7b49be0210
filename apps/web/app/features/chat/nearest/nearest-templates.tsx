import type { EmailText, NearestTemplate } from '@replysmith/contract';
import { useState } from 'react';
import { useNearestTemplates } from '../../../data/templates/nearest-templates.ts';
import { useComesNear } from '../../../lib/use-comes-near.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/button/button.tsx';
import { NearestPreview } from './nearest-preview.tsx';
import classes from './nearest-templates.module.css';
import { likenessWords, sourceWords } from './nearest-words.ts';
import { useInsertTemplate } from './use-insert-template.ts';

const settledAfter = 800;

/** Templates of one's own and of the library that are like the email as it stands; nothing when there are none. */
export function NearestTemplates({ email }: { email: EmailText }) {
  const { element, isNear } = useComesNear<HTMLDivElement>();
  const subject = useSettled(email.subject, settledAfter);
  const body = useSettled(email.body, settledAfter);
  const templates = useNearestTemplates({ subject, body }, isNear);
  const [previewed, setPreviewed] = useState<NearestTemplate | null>(null);
  const insert = useInsertTemplate();
  return (
    <div ref={element} className={classes.place} data-empty={templates.length === 0 || undefined}>
      {templates.length > 0 && (
        <section className={classes.nearest}>
          <h3 className="label">Templates like this email</h3>
          <ul>
            {templates.map((template) => (
              <li key={`${template.source}:${template.id}`}>
                <span className={classes.name}>{template.name}</span>
                <span className={classes.about}>
                  {sourceWords(template)}, {likenessWords(template.similarity)}. {template.reason}
                </span>
                <span className={classes.ways}>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Preview “${template.name}”`}
                    onClick={() => setPreviewed(template)}
                  >
                    Preview
                  </Button>
                  <Button
                    variant="line"
                    size="small"
                    aria-label={`Use “${template.name}”`}
                    onClick={() => void insert(template)}
                  >
                    Use
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NearestPreview
        template={previewed}
        onClose={() => setPreviewed(null)}
        onUse={(template) => {
          setPreviewed(null);
          void insert(template);
        }}
      />
    </div>
  );
}
