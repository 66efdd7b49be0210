import { preferredLengths, preferredTones } from '@replysmith/contract';
import { Section } from '../../components/section.tsx';
import { ChoiceSetting, SettingList, TextSetting } from './setting-fields.tsx';
import { capitalise } from '../../lib/words.ts';

const named = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capitalise(value) }));

/** What a rewrite leans towards. */
export function PreferencesSection() {
  return (
    <Section
      title="Rewrites"
      lede="What a rewrite leans toward, where that costs no points. A chat or a campaign that asks for something else gets that."
    >
      <SettingList>
        <ChoiceSetting
          id="tone"
          path="optimization_preferences.tone"
          options={named(preferredTones)}
        >
          Professional replaces chat words with plain ones. Friendly and casual use contractions.
          Consultative asks before it advises.
        </ChoiceSetting>
        <ChoiceSetting
          id="length"
          path="optimization_preferences.length"
          options={named(preferredLengths)}
        >
          Short drops sentences that state no fact and ask nothing. Long cuts a sentence only where
          that wins points.
        </ChoiceSetting>
        <TextSetting id="industry" path="optimization_preferences.industry" list="industries">
          {() => (
            <>
              <datalist id="industries">
                {industries.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
              <p className="small ink-2">
                Given to the language model, if one is set up, and stored with your scores for the
                analytics. The coach’s own rewrite is the same for every industry.
              </p>
            </>
          )}
        </TextSetting>
      </SettingList>
    </Section>
  );
}

const industries = [
  'general',
  'software',
  'recruiting',
  'consulting',
  'marketing',
  'finance',
  'manufacturing',
  'healthcare',
  'education',
  'real estate',
];
