export function Service() {
  return (
    <>
      <p>
        Replysmith scores drafts of cold emails, names the words that cost points, proposes changes,
        keeps templates and campaigns, and lets you note what came of what you sent. It sends no
        email for you and reads no mailbox.
      </p>
      <p>
        Much of what you read here is written by a machine: rewrites, subject ideas, follow-ups,
        emails made from a campaign, answers in the chat and in the help chat, simulated replies and
        tips. The coach is a program of fixed rules; a language model may write in its place. Each
        answer says which of the two wrote it. The reader who replies in a simulation is marked as
        simulated, and is nobody. The score always comes from the rules, never from a model.
      </p>
      <p>
        We may improve the service and change how it works. What a paid plan includes is not made
        less within a period that you have paid for.
      </p>
    </>
  );
}
