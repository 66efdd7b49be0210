import { Menu } from '@mantine/core';
import { DropMenu } from '../../../components/drop-menu.tsx';
import type { PressedMenu } from '../../../components/late-menu.tsx';
import type { useCampaignActions } from './use-campaign-actions.ts';

type CampaignMenuProps = PressedMenu & {
  actions: Pick<ReturnType<typeof useCampaignActions>, 'duplicate' | 'remove'>;
};

/** What else can be done with a campaign. */
export function CampaignMenu({ actions, ...pressed }: CampaignMenuProps) {
  return (
    <DropMenu {...pressed} position="bottom-end">
      <Menu.Item onClick={actions.duplicate}>Duplicate</Menu.Item>
      <Menu.Item onClick={actions.remove}>Delete</Menu.Item>
    </DropMenu>
  );
}
