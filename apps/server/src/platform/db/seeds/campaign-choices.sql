-- What a campaign can be chosen to be. Runs at every start; what is here wins over what is stored.
-- Whoever runs this server may add rows of their own, or set them to rest with is_active.
INSERT INTO campaign_categories (name, description)
VALUES
  ('Cold Outreach', 'A first email to somebody who does not know you.'),
  ('Follow-up', 'The next email after one that was not answered.'),
  ('Introduction', 'Who you are, and why that matters to them.'),
  ('Job Application', 'A role they have, and what you did that fits it.'),
  ('Meeting Request', 'Asking for a little of their time, with a reason.'),
  ('Networking', 'Meeting a person, without selling anything.'),
  ('Sales Pitch', 'What you offer, to somebody who may need it.'),
  ('Thank You', 'Thanks for something they did, and what follows from it.')
ON CONFLICT (name) DO UPDATE SET description = excluded.description;

INSERT INTO tone_options (name, description)
VALUES
  ('Casual', 'As to a colleague: short sentences, contractions, no formality.'),
  ('Consultative', 'As someone who asks before advising: a question, then a thought.'),
  ('Friendly', 'Warm and plain, as to an acquaintance.'),
  ('Professional', 'Polite and to the point, as to a stranger in business.')
ON CONFLICT (name) DO UPDATE SET description = excluded.description;
