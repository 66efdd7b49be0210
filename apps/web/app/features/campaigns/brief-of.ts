import type { Brief } from '@replysmith/coach';
import type { CampaignForm } from './campaign-form.ts';
import type { Names } from './field-names.ts';

/** A campaign as the coach reads it. */
export function briefOf(form: CampaignForm, names: Names): Brief {
  return {
    campaign: form.template_name.trim(),
    category: names.get(form.category_id ?? '') ?? '',
    audience: form.target_audience.trim(),
    tone: names.get(form.tone_id ?? '') ?? '',
    industry: form.industry.trim(),
    companySize: form.company_size ?? '',
    painPoints: form.pain_points.map((point) => point.trim()).filter(Boolean),
    callToAction: form.call_to_action.trim(),
    context: form.additional_context.trim(),
  };
}
