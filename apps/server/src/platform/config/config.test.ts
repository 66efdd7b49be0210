import { describe, expect, it } from 'vitest';
import { ConfigError } from './values.ts';
import { findSettings, loadConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://coach.example.com/',
  SMTP_URL: 'smtp://mail.example.com',
};

describe('loadConfig', () => {
  it('needs nothing to be set while developing', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      smtpUrl: null,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
    const blank = loadConfig({ STOP_GRACE_SECONDS: ' ', AI_TOKENS_PER_DAY: '\t' });
    expect(blank).toMatchObject({ stopGraceSeconds: 20, ai: { tokensPerDay: null } });
  });

  it('derives the address from the port', () => {
    expect(loadConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  it.each(['abc', '0', '65536', '1.5'])('says what a port is when given %s', (PORT) => {
    expect(() => loadConfig({ PORT })).toThrow(
      'PORT must be a port, a whole number from 1 to 65535',
    );
  });

  it('drops the slash at the end of the address', () => {
    expect(loadConfig(production).publicUrl).toBe('https://coach.example.com');
  });

  it.each(['AUTH_SECRET', 'PUBLIC_URL', 'SMTP_URL'])('refuses production without %s', (name) => {
    expect(() => loadConfig({ ...production, [name]: undefined })).toThrow(name);
  });

  it('names everything that is missing at once', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(
      /AUTH_SECRET, PUBLIC_URL, SMTP_URL/,
    );
  });

  it('tells every problem at once, and nothing that only follows from another', () => {
    const { config, problems } = findSettings({
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://coach.example.com', HOST: '0.0.0.0' },
      ...{ AUTH_SECRET: 'short', PORT: 'eighty', AI_MODLE: 'gpt-4o', AI_API_KEY: 'sk-one' },
      ...{ STRIPE_SECRET_KEY: 'sk_test_1', RETENTION_TRASH: '3', RETENTION_AUDIT: '40' },
      ...{ DATABASE_URL: 'mysql://a', DATABASE_DIRECT_URL: 'postgresql://postgres/ada' },
    });
    expect(problems.flatMap(({ names }) => names)).toEqual(
      ['AI_MODLE', 'RETENTION_TRASH', 'RETENTION_AUDIT', 'PORT', 'DATABASE_URL', 'AUTH_SECRET']
        // What production and payments want, which is only judged without these.
        .concat('NODE_ENV', 'BILLING'),
    );
    expect(problems.map(({ sentence }) => sentence)).toContain(
      'In production, set SMTP_URL (see .env.example).',
    );
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      publicUrl: 'https://coach.example.com',
    });
    expect(config).toMatchObject({ ai: { provider: null }, billing: { kind: 'sandbox' } });
  });

  it('refuses a secret that is too short', () => {
    expect(() => loadConfig({ ...production, AUTH_SECRET: 'short' })).toThrow(/AUTH_SECRET.*32/);
  });

  it('needs no further address of the database unless a pooler is before it', () => {
    const [pooler, database] = ['postgresql://pooler:6432/ada', 'postgresql://postgres/ada'];
    expect(loadConfig({ DATABASE_URL: database }).databaseDirectUrl).toBe(database);
    const both = { DATABASE_URL: pooler, DATABASE_DIRECT_URL: database };
    expect(loadConfig(both)).toMatchObject({ databaseUrl: pooler, databaseDirectUrl: database });
    expect(() => loadConfig({ DATABASE_DIRECT_URL: database })).toThrow(
      'DATABASE_DIRECT_URL needs DATABASE_URL',
    );
  });

  it('takes old secrets beside the one in force, each long enough and another', () => {
    const old = ['y'.repeat(32), 'z'.repeat(32)];
    const AUTH_SECRET_OLD = old.join(', ');
    expect(loadConfig({ ...production, AUTH_SECRET_OLD }).oldAuthSecrets).toEqual([
      ...old,
      AUTH_SECRET_OLD,
    ]);
    const twice = `${old[0]},${old[0]}`;
    expect(loadConfig({ AUTH_SECRET_OLD: twice }).oldAuthSecrets).toEqual([old[0], twice]);
    const withComma = 'a sentence of words, which signed sessions until now';
    expect(loadConfig({ AUTH_SECRET_OLD: withComma }).oldAuthSecrets).toEqual([withComma]);
    expect(() => loadConfig({ ...production, AUTH_SECRET_OLD: 'short' })).toThrow(
      /^AUTH_SECRET_OLD must have at least 32/,
    );
    const AUTH_SECRET = old[0];
    expect(() => loadConfig({ ...production, AUTH_SECRET, AUTH_SECRET_OLD })).toThrow(/differ/);
  });

  it('logs requests, and lets a stop be seen, in production', () => {
    expect(loadConfig({})).toMatchObject({ logsRequests: false, drainSeconds: 0 });
    expect(loadConfig(production)).toMatchObject({ logsRequests: true, drainSeconds: 5 });
    const chosen = { ...production, LOG_REQUESTS: 'false', DRAIN_SECONDS: '20' };
    expect(loadConfig(chosen)).toMatchObject({ logsRequests: false, drainSeconds: 20 });
  });

  it('lets only this machine read metrics, and nobody where a proxy may be before it', () => {
    expect(loadConfig({}).metricsAllow).toEqual(['loopback']);
    expect(loadConfig(production).metricsAllow).toEqual([]);
    const chosen = { ...production, METRICS_ALLOW: 'loopback,10.0.0.5' };
    expect(loadConfig(chosen).metricsAllow).toEqual(['loopback', '10.0.0.5']);
  });

  it('trusts no proxy unless told to', () => {
    expect(loadConfig({}).trustedProxies).toEqual([]);
    const { trustedProxies } = loadConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
    expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
  });

  it.each([
    ...[
      { PORT: 'http' },
      { PORT: '70000' },
      { PUBLIC_URL: 'ftp://x' },
      { PUBLIC_URL: 'coach' },
      { SMTP_URL: 'mail' },
    ],
    ...[{ TRUSTED_PROXIES: 'anybody' }, { TRUSTED_PROXIES: '10.0.0.0/99' }],
    ...[{ STOP_GRACE_SECONDS: '2147484' }, { DRAIN_SECONDS: '3601' }],
    ...[{ METRICS_ALLOW: 'anybody' }, { DRAIN_SECONDS: '-1' }, { LOG_REQUESTS: 'yes' }],
    ...[{ AI_PRICES: 'gpt-4.1-mini' }, { AI_PRICES: 'a=1/2,b' }, { OTEL_TRACES_SAMPLER_ARG: '2' }],
    ...[{ OTEL_TRACES_SAMPLER: 'sometimes' }, { OTEL_EXPORTER_OTLP_ENDPOINT: 'junk' }],
    ...[{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'localhost:4318' }],
  ])('refuses %o and names the variable', (environment) => {
    const [name = ''] = Object.keys(environment);
    expect(() => loadConfig(environment)).toThrow(ConfigError);
    expect(() => loadConfig(environment)).toThrow(name);
  });
});
