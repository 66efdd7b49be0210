import type { EmailTemplateSummary } from '@replysmith/contract';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Button } from '../../../../../ui/button/button.tsx';
import { chosenOne, useDesk } from '../../desk.ts';

export function StarButton({ template }: { template: EmailTemplateSummary }) {
  const { change } = useDesk();
  const isOn = template.is_favorite;
  const Icon = isOn ? IconStarFilled : IconStar;
  return (
    <Button
      variant="quiet"
      size="small"
      shape="icon"
      aria-label={`Favorite: ${template.name}`}
      aria-pressed={isOn}
      onClick={() => void change({ type: 'favorite', is_favorite: !isOn }, chosenOne(template))}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </Button>
  );
}
