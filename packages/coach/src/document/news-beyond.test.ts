import { describe, expect, it } from 'vitest';
import { newsBeyond } from './new-facts.ts';

describe('newsBeyond', () => {
  it.each([
    ['40', 'It took 140 days.'],
    ['4', 'It took 4.5 days.'],
    ['Leeds', 'We met at Leedsdale.'],
    ['Harrow Mills', 'Harrow Cycles rode.'],
    ['£1,200', 'It costs £1,200,000.'],
  ])('counts %j as news after %j', (token, earlier) => {
    expect(newsBeyond([token], [earlier])).toEqual([token]);
  });

  it.each([
    ['41', 'It costs 41p.'],
    ['40%', 'Orders grew by 40 % in May.'],
    ['harrow cycles', 'Harrow Cycles’ orders grew.'],
    ['Fernhill', 'We like Fernhill’s shop.'],
    ['https://a.example/x', 'See https://a.example/x.'],
  ])('knows %j from %j', (token, earlier) => {
    expect(newsBeyond([token], ['Hello.', earlier])).toEqual([]);
  });

  it('finds no news in what holds no word', () => {
    expect(newsBeyond(['…', ''], [])).toEqual([]);
  });
});
