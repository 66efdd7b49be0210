import type { PersonaId } from '../personas.ts';
import { busyFounder } from './busy-founder.ts';
import { editorVoice } from './editor.ts';
import { helpfulManager } from './helpful-manager.ts';
import { investorVoice } from './investor.ts';
import { recruiterVoice } from './recruiter.ts';
import { scepticalCfo } from './sceptical-cfo.ts';
import { technicalBuyer } from './technical-buyer.ts';
import type { Voice } from './voice.ts';

export const voices: Readonly<Record<PersonaId, Voice>> = {
  busy_founder: busyFounder,
  sceptical_cfo: scepticalCfo,
  helpful_manager: helpfulManager,
  technical_buyer: technicalBuyer,
  recruiter: recruiterVoice,
  editor: editorVoice,
  investor: investorVoice,
};
