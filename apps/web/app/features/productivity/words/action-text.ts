import { archiveFolder, type WorkflowAction } from '@replysmith/contract';
import { countText } from '../../../lib/words/count-text.ts';

const and = new Intl.ListFormat('en-GB');
const quoted = (words: readonly string[]) => and.format(words.map((word) => `“${word}”`));

/** "give it a star" */
export function actionText(action: WorkflowAction): string {
  switch (action.type) {
    case 'tag':
      return `tag it ${quoted(action.parameters.tags)}`;
    case 'move':
      return `move it to ${action.parameters.folder_name}`;
    case 'favorite':
      return 'give it a star';
    case 'archive':
      return `move it to ${archiveFolder}`;
    case 'duplicate':
      return `copy it as “${action.parameters.prefix} …”`;
    case 'notify':
      return `tell you “${action.parameters.message}”`;
  }
}

/** "12 templates would get a star" */
export function wouldText(action: WorkflowAction, changes: number): string {
  const count = changes === 0 ? 'No' : countText(changes);
  const templates = `${count} ${changes > 1 ? 'templates' : 'template'}`;
  switch (action.type) {
    case 'tag':
      return `${templates} would be tagged ${quoted(action.parameters.tags)}`;
    case 'move':
      return `${templates} would move to ${action.parameters.folder_name}`;
    case 'favorite':
      return `${templates} would get a star`;
    case 'archive':
      return `${templates} would move to ${archiveFolder}`;
    case 'duplicate':
      return `${templates} would be copied`;
    case 'notify':
      return `You would be told “${action.parameters.message}”`;
  }
}
