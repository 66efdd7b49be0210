import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import {
  composeEmail,
  formatDraft,
  manners,
  parseBrief,
  personaIds,
  profiles,
  stages,
  textLengths,
  tones,
} from '@replysmith/coach';
import { answer, onOneLine, printable, rewritten } from './for-people.ts';
import { UsageError } from './input.ts';
import { jsonLineCommands } from './json-line-commands.ts';
import { readOneEmail, readText } from './read-emails.ts';
import { scoreFiles, type Outcome, type ScoreOptions } from './score-files.ts';
import type { Terminal } from './score-table.ts';

const usage = `Usage:
  replysmith score FILE…       score emails: files, folders, or - for standard input
  replysmith rewrite FILE      rewrite one email, with what to take or answer besides
  replysmith write FILE        write an email from the brief in FILE
  replysmith ask QUESTION [FILE]
                               answer a question, with the email in FILE in view
  replysmith COMMAND --jsonl   one JSON object a line on standard input, one back for
                               each: score, rewrite, review, reply, lint, nearest, write

An email is an .eml file, or text: Markdown or HTML too, with a "Subject:" line or
"subject:" in its front matter. Of folders .eml, .md, .txt and .html files are read.

score prints what one email loses and why; of several emails and of folders, a table.
  --table, --json              print a table, or JSON, of one as well
  --min N                      fail where a score is below N, 0 to 100
  --strict                     let what is not judged fail --min: what is no email, or
                               not in English
  --stage STAGE                ${stages.join(' or ')}
  --profile PROFILE            ${profiles.slice(0, 4).join(', ')},
                               ${profiles.slice(4).join(', ')}

Exit status: 0, or 1 where an email fails --min, or 2 where the command was called
wrongly or something could not be read or written; the rest is scored all the same.

A line for --jsonl is {"id", "subject", "body", "stage"?, "profile"?}; subject may be
null. rewrite and review add "manner"?, ${manners.join(' or ')}; "tone"?, ${tones.join(', ')};
and "length"?, ${textLengths.join(', ')}. Their "offers" are changes made only
when taken; their "questions" ask what only the writer knows.
reply adds "persona", "seed"? and "turns"? [{"from", "text"}]; persona is
${personaIds.join(', ')}.
lint reads {"id", "messages": [{"subject", "body", "gap_days"}]}; nearest adds
"library": [{"id", "name", "subject", "body"}].
write reads {"id", "category", "audience", "tone", "industry", "company_size",
"pain_points": [], "call_to_action", "context", "sender_name", "sender_company",
"signature"}, none but "id" needed; FILE names them by line: "Pain points: …".

In JSON, "start" and "end" count UTF-16 code units from the start of the field that
"field" names, "subject" or "body"; "end" is exclusive.`;

type Values = ReturnType<typeof parseArgs>['values'];

/** A command that reads something else than JSON lines. Takes at most `maxArguments`. */
type FileCommand = {
  readonly maxArguments: number;
  readonly options?: ParseArgsOptionsConfig;
  readonly answer: (
    args: readonly [string, ...string[]],
    call: { readonly values: Values; readonly input: Input; readonly terminal: Terminal },
  ) => Promise<string | Outcome>;
};
type Input = AsyncIterable<Uint8Array>;

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

const fileCommands: Readonly<Record<string, FileCommand>> = {
  score: {
    maxArguments: Infinity,
    options: { table: flag, json: flag, strict: flag, min: text, stage: text, profile: text },
    answer: (files, { values, input, terminal }) =>
      scoreFiles(files, scoreOptions(values), input, terminal),
  },
  rewrite: {
    maxArguments: 1,
    answer: async ([file], { input }) => rewritten(await readOneEmail(file, input)),
  },
  write: {
    maxArguments: 1,
    answer: async ([file], { input }) => {
      const brief = parseBrief(await readText(file, input));
      if (brief === null)
        throw new UsageError(`${onOneLine(file)} is no brief: it names no field of one.`);
      return printable(`${formatDraft(composeEmail(brief))}\n`);
    },
  },
  ask: {
    maxArguments: 2,
    answer: async ([question, file], { input }) =>
      answer(question, file === undefined ? undefined : await readOneEmail(file, input)),
  },
};

/** The outcome of a call of the command, given its arguments and what stands on standard input. */
export async function run(
  args: readonly string[],
  input: Input,
  terminal: Terminal = { isInColour: false, columns: null },
): Promise<Outcome> {
  try {
    const answer = await answerTo(args, input, terminal);
    return typeof answer === 'string' ? { status: 0, stdout: answer, stderr: '' } : answer;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { status: 2, stdout: '', stderr: printable(`${error.message}\n`) };
  }
}

async function answerTo(
  [name, ...rest]: readonly string[],
  input: Input,
  terminal: Terminal,
): Promise<string | Outcome> {
  if (name === undefined) throw new UsageError(usage);
  if (name === 'help' || name === '--help' || name === '-h') return `${usage}\n`;
  const [printLines, command] = [commandIn(jsonLineCommands, name), commandIn(fileCommands, name)];
  if (!printLines && !command) throw misuse(`There is no command "${name}".`);
  const { values, positionals } = parse(rest, command?.options);
  const [first, ...others] = positionals;
  if (values['help']) return `${usage}\n`;
  if (values['jsonl'] && printLines) {
    const more = rest.find((word) => word !== '--jsonl');
    if (more !== undefined) throw misuse(`"${more}" is not expected beside "--jsonl".`);
    return printLines(input);
  }
  if (first === undefined) throw misuse(`"${name}" needs something to read.`);
  if (!command) throw misuse(`"${name}" reads JSON lines from standard input, not a file.`);
  const beyond = positionals.slice(command.maxArguments).join(' ');
  if (beyond !== '') throw misuse(`"${beyond}" is not expected here.`);
  return command.answer([first, ...others], { values, input, terminal });
}

/** "constructor" is in every object but is not a command. */
function commandIn<Command>(commands: Readonly<Record<string, Command>>, name: string) {
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

/** What was wrong, before how it is done. */
function misuse(mistake: string): UsageError {
  return new UsageError(`${mistake}\n\n${usage}`);
}

function parse(args: readonly string[], more: ParseArgsOptionsConfig = {}) {
  const options = { ...more, jsonl: flag, help: { ...flag, short: 'h' } };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [, unknown] = /'(-[^']*)'/u.exec(message) ?? [];
    const isUnknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && unknown !== undefined;
    if (isUnknown) throw misuse(`There is no option "${unknown}".`);
    const [, wanting] = /'(--[a-z]+)(?: <value>)?' argument/u.exec(message) ?? [];
    if (wanting !== undefined) throw misuse(`"${wanting}" needs a value.`);
    const [sentence = ''] = message.split('\n');
    throw misuse(`${sentence.replace(/\.$/u, '')}.`);
  }
}

function scoreOptions({ table, json, strict, min, stage, profile }: Values): ScoreOptions {
  if (table === true && json === true) throw misuse('Choose one of "--table" and "--json".');
  if (strict === true && min === undefined) throw misuse('"--strict" is of use only with "--min".');
  if (min !== undefined && !/^(?:\d{1,2}|100)$/u.test(String(min))) {
    throw misuse('"--min" must be a whole number from 0 to 100.');
  }
  return {
    form: json === true ? 'json' : table === true ? 'table' : null,
    min: min === undefined ? null : Number(min),
    isStrict: strict === true,
    stage: choice('--stage', stage, stages),
    profile: choice('--profile', profile, profiles),
  };
}

function choice<Choice extends string>(
  option: string,
  value: Values[string],
  choices: readonly Choice[],
): Choice | undefined {
  const found = choices.find((one) => one === value);
  if (value === undefined || found !== undefined) return found;
  throw misuse(`"${option}" must be one of ${choices.join(', ')}.`);
}
