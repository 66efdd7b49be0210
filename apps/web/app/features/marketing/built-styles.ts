/** The styles of the prerendered parts, which are not in the page's own bundle. */
import '../../components/band.module.css';
import '../../components/button.module.css';
import '../../components/changed-text.module.css';
import '../../components/disclosure.module.css';
import '../../components/evidence.module.css';
import '../../components/ledger.module.css';
import '../../components/marked-text.module.css';
import '../../components/score-ring.module.css';
import '../../components/sheet.module.css';
import '../../components/skip-link.module.css';
import '../../components/tag.module.css';
import './chapters/findings.module.css';
import './chapters/one-email.module.css';
import './chapters/step.module.css';
import './closing/closing.module.css';
import './gallery/contact-sheet.module.css';
import './proof/rewrite-diff.module.css';
