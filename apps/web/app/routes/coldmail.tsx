import { ChatPage } from '../features/chat/chat-page.tsx';

export function meta() {
  return [{ title: 'Chat · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Coldmail() {
  return <ChatPage />;
}
