import type { Stretch } from '../../email.ts';

const fewestLines = 2;
const share = 0.6;
const longestLine = 200;

/** What prose hardly ever has in a line, each for some family of languages. */
const signs: readonly RegExp[] = [
  /[;{}]\s*$/u,
  /[\w\]]\(|\w\[["'\w]|\(\)|=>|==|:=|&&|\|\|/u,
  /^\s*[\w.$"'-]+\s*[:=]\s*["'[{\d].*,?$/u,
  /^\s*(?:const|let|var|def|class|function|func|fn|public|private|package|using|namespace|#include|#!|<\?php)\b.{0,80}[(){};=:"<]/u,
  /^\s*(?:import|from)\s[\w.{*'"]+|^\s+(?:return|yield|break|continue|raise|throw)\b/u,
  /^\s*(?:if|for|while|elif|else|switch|try|except|catch|with)\b.*[({:]\s*$/u,
  /^\s*(?:SELECT|FROM|WHERE|(?:LEFT |INNER )?JOIN|GROUP BY|HAVING|ORDER BY|INSERT INTO|UPDATE|DELETE FROM|VALUES|CREATE TABLE)\b/u,
  /^\s*(?:\/\/|\/\*|\$ |>>> |npm |git |curl |<\/?[a-z][^>]*>\s*$)/u,
  /^\s*(?:Traceback \(|File "[^"\n]{1,120}", line \d|at [\w.$<>]{1,80}\(|[\w.]{0,60}(?:Error|Exception)\b ?:)/u,
  /^\s*[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d/u,
];

/** Whether most lines are source code or a machine's log, not one or two shown in an email. */
export function isCode(lines: readonly Stretch[]): boolean {
  const code = lines.filter(({ text }) => looksLikeCode(text.slice(0, longestLine))).length;
  return code >= fewestLines && code >= lines.length * share;
}

function looksLikeCode(line: string): boolean {
  return signs.some((sign) => sign.test(line));
}
