import { useState } from 'react';
import { forgetSite, turnOnAlways } from '../background/sites.ts';
import { ask } from '../messages.ts';
import { Section } from './section.tsx';

type SitesProps = { off: readonly string[]; always: readonly string[] };

/** The sites where somebody chose that it is on or off, with what can be done about it. */
export function Sites({ off, always }: SitesProps) {
  const [message, setMessage] = useState('');
  const sites = [...new Set([...always, ...off])].toSorted();
  const turnOnAgain = async (site: string) => {
    const isOn = await turnOnAlways(site).catch(() => false);
    setMessage(isOn ? '' : `Without your permission it stays off on ${site}.`);
  };
  if (sites.length === 0) return null;
  return (
    <Section title="Sites">
      <ul>
        {sites.map((site) => (
          <li key={site}>
            <div className="about">
              <strong>{site}</strong>
              <span className="soft">{siteWords(off.includes(site), always.includes(site))}</span>
            </div>
            {off.includes(site) ? (
              <>
                <button
                  type="button"
                  aria-label={`Turn on again on ${site}`}
                  onClick={() => void turnOnAgain(site)}
                >
                  Turn on again
                </button>
                {always.includes(site) && (
                  <button
                    type="button"
                    aria-label={`Forget ${site}`}
                    onClick={() => void forgetSite(site)}
                  >
                    Forget
                  </button>
                )}
              </>
            ) : (
              <button
                type="button"
                aria-label={`Turn off on ${site}`}
                onClick={() => void ask('turnOff', site)}
              >
                Turn off
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </Section>
  );
}

function siteWords(isOff: boolean, isAlways: boolean): string {
  if (!isOff) return 'On at every visit. Turned off, it gives its permission for the site back.';
  return isAlways
    ? 'Off. Turned on again, it is on at every visit; your browser asks you to allow the site.'
    : 'Off. Turned on again, it works from the next time that the page is loaded.';
}
