import type { Page } from '@playwright/test';
import { CampaignCategoryList, paths, ToneOptionList, WizardCampaign } from '@replysmith/contract';
import { button, from, menuIsOpen, pageAt, type Place, type Places } from '../place.ts';
import { post } from '../post.ts';

const campaigns = new WeakMap<Page, string>();

async function begin(page: Page): Promise<string> {
  const get = async (path: string) => (await page.request.get(path)).json() as Promise<unknown>;
  const [category] = CampaignCategoryList.parse(await get(paths.campaignCategories)).items;
  const [tone] = ToneOptionList.parse(await get(paths.toneOptions)).items;
  const campaign = await post(page, paths.wizardCampaigns, {
    template_name: 'Cafés in Leeds',
    category_id: category?.id,
    tone_id: tone?.id,
    target_audience: 'owners of cafés with two branches',
    pain_points: ['no-shows'],
  });
  return WizardCampaign.parse(campaign).id;
}

const step =
  (number: number, heading: string): Place =>
  async (page) => {
    const id = campaigns.get(page) ?? (await begin(page));
    campaigns.set(page, id);
    await page.goto(`/dashboard/wizard/${id}?step=${String(number)}`);
    await page.getByRole('heading', { name: heading }).waitFor();
  };

const listed = from(step(1, 'Template Basics'), async (page) => {
  await page.goto('/dashboard/wizard');
  await button(page, /^More for /).waitFor();
});

export const campaignPlaces: Places = {
  campaigns: pageAt('/dashboard/wizard', 'Campaign wizard'),
  'campaign-basics': step(1, 'Template Basics'),
  'campaign-audience': step(2, 'Target Audience'),
  'campaign-tone': step(3, 'Communication Tone'),
  'campaign-context': step(4, 'Additional Context'),
  'campaign-review': step(5, 'Preview & Finalize'),
  'campaigns-with-one': listed,
  'campaign-menu': from(listed, async (page) => {
    await button(page, /^More for /).click();
    await menuIsOpen(page);
  }),
};
