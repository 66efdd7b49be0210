import { expect, it } from 'vitest';
import { parseDraft } from '../document/parse-email.ts';
import { rewrite } from './rewrite.ts';

it('keeps every question of the email’s own matter, however many there are', () => {
  const { body } = rewrite(
    parseDraft(
      'hey!! i love the new ceramic line and thought we could maybe collab?? like u could put my candles in ur mugs lol. lmk if ur down!! also do u do wholesale? and whats ur shipping to canada like?? xx Bea',
    ),
  );
  for (const question of ['collab?', 'do u do wholesale?', 'whats ur shipping to canada like?'])
    expect(body).toContain(question);
  expect(body).not.toContain('Thanks,');
});

it('puts a request for time off and leaves the question beside it', () => {
  const { body } = rewrite({
    subject: 'Ovens for Leeds',
    body: 'Hi Tom,\n\nWe build ovens that heat up in four minutes for bakeries in Leeds.\n\nCan we schedule a call tomorrow? What is your budget? Who is responsible for ovens?\n\nThanks,\nAnna',
  });
  expect(body).toContain('If so, I could do a call tomorrow. What is your budget?');
});
