import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';

describe('finding an earlier message', () => {
  it.each([
    'On Tue, 4 Nov 2025 at 09:12, Priya <p@x.example> wrote:\n> Not now.',
    'On 4 Nov 2025, at 09:12, Priya Shah\n<p@x.example> wrote:\n\n> Not now.',
    '-----Original Message-----\nFrom: Priya\nNot now.',
    '________________________________\nFrom: Priya <p@x.example>\nSent: Tuesday, 4 November 2025 09:12\nTo: Nora\nSubject: Ovens\n\nNot now.',
    'From: Priya <p@x.example>\nDate: Tuesday, 4 November 2025\nNot now.',
    '*From:* Priya\n*Sent:* Tuesday\nNot now.',
    '---------- Forwarded message ---------\nFrom: Priya\nNot now.',
    'Begin forwarded message:\n\nFrom: Priya\nNot now.',
    'Le mar. 4 nov. 2025 à 09:12, Priya <p@x.example> a écrit :\n> Pas encore.',
    'Am Di., 4. Nov. 2025 um 09:12 Uhr schrieb Priya <p@x.example>:\n> Noch nicht.',
    'El mar, 4 nov 2025 a las 9:12, Priya (<p@x.example>) escribió:\n> No.',
    'Il giorno mar 4 nov 2025 alle ore 09:12 Priya <p@x.example> ha scritto:\n> No.',
    'Op di 4 nov 2025 om 09:12 schreef Priya <p@x.example>:\n> Nee.',
    'Den tis 4 nov. 2025 kl 09:12 skrev Priya <p@x.example>:\n> Nej.',
    'Von: Priya\nGesendet: Dienstag, 4. November 2025\nNein.',
    'De : Priya\nEnvoyé : mardi 4 novembre 2025\nNon.',
    '> Not now.\n>\n> Priya',
  ])('%j', (thread) => {
    const body = `Hi Priya,\n\nOne more fact.\n\nThanks,\nNora\n\n${thread}`;
    const { quotedThread, blocks, signature } = layOut(body);
    expect(quotedThread?.text).toBe(thread);
    expect(body.slice(quotedThread?.start, quotedThread?.end)).toBe(thread);
    expect(blocks.map(({ text }) => text)).toEqual(['One more fact.']);
    expect(signature?.text).toBe('Nora');
  });

  it.each([
    'On Monday we bake and on Tuesday we sell.',
    'You wrote:\n\nthe oven is too small.',
    'On Friday you wrote that the oven is too small.',
    'From: Leeds\nwith bread.',
    '____________\n\nNora bakes.',
    'From York to Leeds:\nforty minutes.',
  ])('leaves %j in the message', (text) => {
    expect(layOut(`Hi Priya,\n\n${text}\n\nWorth a look?`).quotedThread).toBeNull();
  });
});
