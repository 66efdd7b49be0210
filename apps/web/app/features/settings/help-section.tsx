import { pages } from '@replysmith/contract';
import { useRestartTutorial } from '../../data/onboarding.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { SettingAnchor } from './setting-fields.tsx';

/** The tutorial and the help center. */
export function HelpSection() {
  const restart = useRestartTutorial();
  return (
    <>
      <Section
        title="Tutorial"
        lede="Four steps from the start: what this is, the chat, the library, and you."
      >
        <SettingAnchor id="tutorial">
          <Button variant="line" onClick={restart}>
            Restart the tutorial
          </Button>
        </SettingAnchor>
      </Section>
      <Section title="Help center" lede="What everything does, and how.">
        <SettingAnchor id="help-centre">
          <ButtonLink variant="line" to={pages.help}>
            Open the help center
          </ButtonLink>
        </SettingAnchor>
      </Section>
    </>
  );
}
