import { createRoot } from 'react-dom/client';
import '@replysmith/web/tokens.css';
import '../pages.css';
import './options.css';
import { followScheme } from '../color-scheme.ts';
import { Options } from './options.tsx';

followScheme(document.documentElement);
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Options />);
