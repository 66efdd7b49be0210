import { createRoot } from 'react-dom/client';
import '@replysmith/ui/tokens.css';
import '../pages.css';
import './panel.css';
import { followScheme } from '../color-scheme.ts';
import { Panel } from './panel.tsx';

followScheme(document.documentElement);
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Panel />);
