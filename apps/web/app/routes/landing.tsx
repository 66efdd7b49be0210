import { Brand } from '../ui/brand/brand.tsx';
import { ButtonLink } from '../ui/button/button-link.tsx';

export default function Landing() {
  return (
    <main>
      <Brand />
      <ButtonLink to="/auth">Get started</ButtonLink>
    </main>
  );
}
