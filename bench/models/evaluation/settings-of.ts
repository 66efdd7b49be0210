type Environment = Readonly<Record<string, string | undefined>>;

/** Evaluated emails go into a database of their own, and no mail leaves. */
const alone = { NODE_ENV: '', DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', HOST: '' };

/**
 * What the product is started with to have `model` rewrite emails with the provider that the
 * environment names; null: the coach writes all. Empty settings hide what the process inherited.
 */
export function settingsOf(model: string | null, environment: Environment): Record<string, string> {
  const hidden = namesOfAi(process.env).map((name) => [name, ''] as const);
  const provider = namesOfAi(environment)
    .filter((name) => !name.startsWith('AI_MODEL'))
    .map((name) => [name, environment[name] ?? ''] as const);
  return {
    ...alone,
    ...Object.fromEntries(hidden),
    ...(model !== null && { ...Object.fromEntries(provider), AI_MODEL: model }),
  };
}

/** The model that the environment has rewrite emails; null when that is the coach. */
export function modelIn(environment: Environment): string | null {
  const name = environment.AI_MODEL_REWRITE || environment.AI_MODEL;
  return !name || name === 'coach' ? null : name;
}

function namesOfAi(environment: Environment): string[] {
  return Object.keys(environment).filter((name) => name.startsWith('AI_'));
}
