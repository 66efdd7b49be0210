import { expect, it } from 'vitest';
import { greeting } from './home-page.tsx';

const email = 'nora@brightlane.example';

it.each([
  [{ fullName: 'Nora Lindqvist', email, hour: 5 }, 'Good morning, Nora.'],
  [{ fullName: ' Νόρα  Παπά', email, hour: 12 }, 'Good afternoon, Νόρα.'],
  [{ fullName: 'Nora', email, hour: 18 }, 'Good evening, Nora.'],
  [{ fullName: 'Nora', email, hour: 4 }, 'Good evening, Nora.'],
  [{ fullName: '', email, hour: 9 }, 'Welcome, nora@brightlane.example.'],
  [{ fullName: null, email, hour: 9 }, 'Welcome, nora@brightlane.example.'],
])('%o is greeted "%s"', (person, words) => {
  expect(greeting(person)).toBe(words);
});
