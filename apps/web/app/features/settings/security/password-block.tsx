import { useState } from 'react';
import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordBlock() {
  const [changes, setChanges] = useState(0);
  return (
    <RuledBlock
      title="Change your password"
      lede="A new one signs you out everywhere else, and we write to you that it was changed."
    >
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </RuledBlock>
  );
}
