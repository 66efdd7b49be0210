import { SettingPlace } from '../fields/setting-place.tsx';
import { DeleteBlock } from './delete-block.tsx';
import { ExportBlock } from './export-block.tsx';

type DataSectionProps = {
  /** Once the account is gone. */
  onDeleted: () => void;
};

/** Taking the data along, and leaving for good. */
export function DataSection({ onDeleted }: DataSectionProps) {
  return (
    <>
      <SettingPlace id="export">
        <ExportBlock />
      </SettingPlace>
      <SettingPlace id="delete">
        <DeleteBlock onDeleted={onDeleted} />
      </SettingPlace>
    </>
  );
}
