import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { apiSubjects, namesWithin, resolved } from './api-description.server.ts';
import { clientOf, curlOf, fetchOf } from './example.server.ts';
import * as contract from '@replysmith/contract';

const operations = apiSubjects.flatMap((subject) => subject.operations);

const called = (method: string, path: string) => {
  const found = operations.find((one) => one.method === method && one.path === path);
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};

describe('the description', () => {
  it('gives each call an anchor of its own, and each subject an address', () => {
    const anchors = operations.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(apiSubjects.map(({ slug }) => slug)).toContain('sent-emails');
  });

  it('knows who may call', () => {
    expect(called('POST', contract.paths.accounts.signIn).access).toBe('anyone');
    expect(called('POST', contract.paths.accounts.changePassword).access).toBe('signed-in');
    expect(called('GET', contract.paths.adminUsers).access).toBe('admin');
  });

  it('has a shape for every name that a call leads to', () => {
    const schemas = operations.flatMap(({ body, reply }) => [body, reply.schema]);
    const names = namesWithin(schemas.filter((schema) => schema !== null));
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) expect(resolved({ $ref: name }), name).not.toEqual({});
  });
});

describe('an example', () => {
  it('shows what was sent and what came back', () => {
    const { example } = called('GET', `${contract.paths.emailTemplates}/{id}`);
    expect(() => contract.EmailTemplate.parse(example.reply)).not.toThrow();
    const created = called('POST', contract.paths.emailTemplates);
    expect(() => contract.CreateEmailTemplateRequest.parse(created.example.body)).not.toThrow();
  });

  it('is a command with a key where one is taken, else with a session', () => {
    const create = curlOf(called('POST', contract.paths.emailTemplates), 'https://x.test');
    expect(create).toMatch(/^curl -X POST \\\n {2}'https:\/\/x\.test\/rest\/v1\/email_templates'/);
    expect(create).toContain('-H "Authorization: Bearer $REPLYSMITH_KEY"');
    expect(create).toContain(`-H 'Idempotency-Key: `);
    expect(create).not.toContain('cookies.txt');
    const keys = curlOf(called('POST', contract.paths.accounts.accessKeys), 'https://x.test');
    expect(keys).toContain('-b cookies.txt');
    expect(keys).toContain(`-H 'Origin: https://x.test'`);
    const list = curlOf(called('GET', contract.paths.pricingPlans), 'https://x.test');
    expect(list).not.toContain('cookies.txt');
  });

  it('is a program that can be read, by itself and with the client', () => {
    for (const operation of operations) {
      for (const code of [fetchOf(operation, 'https://x.test'), clientOf(operation)]) {
        expect(() => new Script(`async (client) => { ${code} }`), code).not.toThrow();
      }
    }
    const one = called('GET', `${contract.paths.emailTemplates}/{id}`);
    expect(clientOf(one)).toMatch(/^const reply = await client\.getEmailTemplate\(\{\n {2}path: /);
  });
});
