import { createRoot } from 'react-dom/client';
import '@replysmith/ui/fonts/english.css';
import '@replysmith/ui/tokens.css';
import '../pages.css';
import './panel.css';
import { showScheme } from '../color-scheme.ts';
import { Panel } from './panel.tsx';

showScheme(document.documentElement, location.search === '?dark' ? 'dark' : 'light');
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Panel />);
