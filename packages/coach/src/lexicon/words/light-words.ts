/** Verbs and adjectives that go with anything, and so say nothing of what was seen. */
export const lightWords: ReadonlySet<string> = new Set(
  (
    'going gone having being doing coming putting keeping letting seeming stopping trying taking giving becoming including regarding concerning ' +
    'have has had were was been also even still yet already again just only ever never always often usually much more most many ' +
    'entire overall whole upcoming certain specific relevant suitable esteemed reputed famous valuable precious prestigious valued ' +
    'interested grateful delighted pleased excited happy glad able ready keen available possible ' +
    'pursue apply seek seeking wish wishing write writing submit forward kindly ' +
    'trajectory commitment excellence innovation dedication duty workforce function functions department departments guidance ' +
    'institution university order orders investment investments property lifecycle passion mission risk extreme'
  ).split(' '),
);
