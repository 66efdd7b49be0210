import { pages } from '@replysmith/contract';
import { useRestartTutorial } from '../../../data/profile/onboarding.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { SettingPlace } from '../fields/setting-place.tsx';

/** Where one learns how things work. */
export function HelpSection() {
  const restart = useRestartTutorial();
  return (
    <>
      <RuledBlock
        title="Tutorial"
        lede="Four steps from the start: what this is, the chat, the library, and you."
      >
        <SettingPlace id="tutorial">
          <Button variant="line" onClick={restart}>
            Restart the tutorial
          </Button>
        </SettingPlace>
      </RuledBlock>
      <RuledBlock title="Help center" lede="What everything does, and how.">
        <SettingPlace id="help-centre">
          <ButtonLink variant="line" to={pages.help}>
            Open the help center
          </ButtonLink>
        </SettingPlace>
      </RuledBlock>
    </>
  );
}
