import { manners, personaIds, profiles, stages, textLengths, tones } from '../src/index.ts';
import { answer, onFiles } from './for-people.ts';
import { UsageError } from './input.ts';
import { overLines } from './over-lines.ts';

const usage = `Usage:
  coach score --jsonl         score emails, one JSON object a line on standard input
  coach rewrite --jsonl       rewrite them, with what to take or answer besides
  coach review --jsonl        score, rewrite, strengths, subject ideas and follow-ups in one
  coach reply --jsonl         what the recipient would answer, and why
  coach lint --jsonl          what is wrong with a sequence of emails
  coach nearest --jsonl       the nearest templates of a library
  coach write --jsonl         write emails from briefs
  coach score FILE            score one email (an optional "Subject:" line, then the body)
  coach rewrite FILE          rewrite one email, with what to take or answer besides
  coach write FILE            write an email from the brief in FILE
  coach ask QUESTION [FILE]   answer a question, with the email in FILE in view

A line is {"id", "subject", "body", "stage"?, "profile"?}; subject may be null.
stage is ${stages.join(' or ')}; profile is ${profiles.join(', ')}.
rewrite and review add "manner"?, ${manners.join(' or ')}; "tone"?, ${tones.join(', ')};
and "length"?, ${textLengths.join(', ')}. Their "offers" are changes made only
when taken; their "questions" ask what only the writer knows.
reply adds "persona", "seed"? and "turns"? [{"from", "text"}]; persona is
${personaIds.join(', ')}.
lint reads {"id", "messages": [{"subject", "body", "gap_days"}]}; nearest adds
"library": [{"id", "name", "subject", "body"}].
write reads {"id", "category", "audience", "tone", "industry", "company_size",
"pain_points": [], "call_to_action", "context", "sender_name", "sender_company",
"signature"}, none but "id" needed; FILE names them by line: "Pain points: …".

In an answer, "start" and "end" count UTF-16 code units from the start of the
field that "field" names, "subject" or "body"; "end" is exclusive.`;

type Outcome = {
  /** 0, or 2 for unreadable input; standard output is then empty. */
  readonly status: 0 | 2;
  readonly stdout: string;
  readonly stderr: string;
};

/** What a call of the command ends in, given its arguments and what stands on standard input. */
export async function run(
  args: readonly string[],
  input: AsyncIterable<Uint8Array>,
): Promise<Outcome> {
  try {
    return { status: 0, stdout: await answerTo(args, input), stderr: '' };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { status: 2, stdout: '', stderr: `${error.message}\n` };
  }
}

async function answerTo(
  args: readonly string[],
  standardInput: AsyncIterable<Uint8Array>,
): Promise<string> {
  const [verb = '', input, more, ...spare] = args;
  const [printLines, printFile] = [commandIn(overLines, verb), commandIn(onFiles, verb)];
  if (printLines && input === '--jsonl' && args.length === 2) return printLines(standardInput);
  if (args.length === 1 && (verb === '--help' || verb === 'help')) return `${usage}\n`;
  if (printFile && args.length === 2 && isFile(input)) return printFile(input);
  if (verb === 'ask' && input !== undefined && spare.length === 0) {
    if (more === undefined || isFile(more)) return answer(input, more);
  }
  throw new UsageError([mistakeIn(args), usage].filter(Boolean).join('\n\n'));
}

/** "constructor" is in every object but is not a command. */
function commandIn<Command>(commands: Readonly<Record<string, Command>>, verb: string) {
  return Object.hasOwn(commands, verb) ? commands[verb] : undefined;
}

function isFile(input: string | undefined): input is string {
  return input !== undefined && !input.startsWith('-');
}

/** What was wrong, before how it is done. */
function mistakeIn([verb, input, ...spare]: readonly string[]): string {
  if (verb === undefined) return '';
  if (!commandIn(overLines, verb) && verb !== 'ask') return `There is no command "${verb}".`;
  if (input === undefined) return `"${verb}" needs something to read.`;
  const beyond = verb === 'ask' ? spare.slice(1) : spare;
  if (beyond.length > 0) return `"${beyond.join(' ')}" is not expected here.`;
  if (input === '-') return `"-" is not read; pipe JSON lines to "score --jsonl".`;
  const option = [input, ...spare].find((word) => word.startsWith('-'));
  if (option !== undefined) return `There is no option "${option}".`;
  return `"${verb}" reads JSON lines from standard input, not a file.`;
}
