import { CheckList } from '../../../ui/check-list/check-list.tsx';

const promises = [
  {
    value: 'A score you can add up.',
    text: 'Every point lost names the words, the reason and the evidence.',
  },
  {
    value: 'A rewrite you decide on.',
    text: 'Keep or put back each change. Names, numbers and links stay.',
  },
  {
    value: 'Nothing invented.',
    text: 'What the coach cannot know becomes a blank for you to fill in.',
  },
];

export function WelcomeStep() {
  return (
    <>
      <p className="ink-2">
        Replysmith is a coach for cold emails. It shows what each sentence costs you, and how to say
        it better.
      </p>
      <CheckList lines={promises} />
      <p className="small ink-3">
        Four short steps. Leave whenever you like: the tutorial starts again from Help or Settings.
      </p>
    </>
  );
}
