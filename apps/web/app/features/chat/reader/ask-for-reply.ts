/** What stands for the writer's first message to a reader, who has only the email to go by. */
export const askForReply = 'What would they reply?';
