import { useCampaignCategories } from '../../../../data/campaigns/campaign-categories.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';

type CategoryFieldProps = {
  value: string;
  /** Read from the email, and not yet decided on. */
  isSuggested: boolean;
  error: string | undefined;
  onChange: (category: string) => void;
};

/** What the template is for; without the list it is saved all the same. */
export function CategoryField({ value, isSuggested, error, onChange }: CategoryFieldProps) {
  const { data: categories = [] } = useCampaignCategories();
  const names = categories.map(({ name }) => name);
  const offered = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <SelectField label="Category" name="category" value={value} error={error} onChange={onChange}>
      <option value="">Select a category</option>
      {offered.map((name) => (
        <option key={name} value={name}>
          {isSuggested && name === value ? `${name} (suggested)` : name}
        </option>
      ))}
    </SelectField>
  );
}
