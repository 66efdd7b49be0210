import { describe, expect, it } from 'vitest';
import { apiSubjects, namesWithin, resolved } from './api-description.server.ts';
import { curlOf, exampleOf } from './example.server.ts';
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
  it('of a template is one', () => {
    const { reply } = called('GET', `${contract.paths.emailTemplates}/{id}`);
    expect(() => contract.EmailTemplate.parse(exampleOf(reply.schema ?? {}))).not.toThrow();
  });

  it('of a call holds what must be sent, and nothing else', () => {
    expect(
      curlOf(called('PATCH', `${contract.paths.workflowRules}/{id}`), 'https://x.test'),
    ).toMatch(/^curl -X PATCH \\\n {2}'https:\/\/x\.test\/rest\/v1\/workflow_rules\/3f0e9d1c-/);
    const create = curlOf(called('POST', contract.paths.emailTemplates), 'https://x.test');
    expect(create).toContain(`-H 'Origin: https://x.test'`);
    expect(create).toContain(`-H 'Idempotency-Key: `);
    expect(create).toContain('"subject_line": "Your opening hours"');
    const list = curlOf(called('GET', contract.paths.pricingPlans), 'https://x.test');
    expect(list).toBe(`curl \\\n  'https://x.test${contract.paths.pricingPlans}'`);
  });
});
