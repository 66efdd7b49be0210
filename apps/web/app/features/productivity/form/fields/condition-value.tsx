import { lengths } from '@replysmith/contract';
import { Select } from '../../../../ui/select/select.tsx';
import { FigureField } from './figure-field.tsx';
import type { Offers } from './offers.ts';
import type { ConditionDraft } from '../draft/rule-draft.ts';
import { WordField } from './word-field.tsx';

type ConditionValueProps = {
  condition: ConditionDraft;
  label: string;
  offers: Offers;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** What a condition asks for, by its kind. */
export function ConditionValue(props: ConditionValueProps) {
  const { condition, label, offers, error, onChange } = props;
  const { key, value } = condition;
  const shared = { label, value, error, onChange };
  switch (key) {
    case 'category':
      return <WordField {...shared} maxLength={lengths.category} offered={offers.categories} />;
    case 'tag':
      return <WordField {...shared} maxLength={lengths.tag} offered={offers.tags} />;
    case 'name_contains':
      return <WordField {...shared} maxLength={lengths.templateName} />;
    case 'folder_id':
      return (
        <Select
          {...shared}
          options={[
            { value: 'none', label: 'No folder' },
            ...offers.folders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      );
    case 'is_favorite':
      return <Select {...shared} options={stars} />;
    case 'min_score':
    case 'max_score':
    case 'min_usage_count':
    case 'idle_days':
      return <FigureField {...shared} />;
  }
}

const stars = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
