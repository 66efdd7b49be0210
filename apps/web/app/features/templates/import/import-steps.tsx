import { useEffect, useEffectEvent } from 'react';
import { ChooseStep } from './choose/choose-step.tsx';
import { PreviewStep } from './preview/preview-step.tsx';
import { ResultStep } from './result/result-step.tsx';
import { RunStep } from './run/run-step.tsx';
import { readFiles, readPasted } from './run/read-files.ts';
import { useImport } from './run/use-import.ts';

type ImportStepsProps = { files?: readonly File[] | undefined; onClose: () => void };

/** Choosing, a look at every row, the import itself, and what became of it. */
export function ImportSteps({ files, onClose }: ImportStepsProps) {
  const { state, choose, ...run } = useImport();
  const { phase, problems } = state;
  const read = useEffectEvent((given: readonly File[]) => void choose(readFiles(given)));

  useEffect(() => {
    if (files && files.length > 0) read(files);
  }, [files]);

  if (phase === 'done') {
    return <ResultStep state={state} onTakeBack={run.takeBack} onClose={onClose} />;
  }
  if (phase === 'importing') return <RunStep state={state} onStop={run.stop} />;
  if (phase === 'checking' || phase === 'ready') {
    return (
      <PreviewStep
        state={state}
        onMap={(tables) => void run.checkAgain(tables)}
        onStart={(withDuplicates) => void run.start(withDuplicates)}
        onStartOver={run.startOver}
      />
    );
  }
  return (
    <ChooseStep
      isReading={phase === 'reading'}
      problems={problems}
      onFiles={(chosen) => void choose(readFiles(chosen))}
      onPaste={(format, text) => void choose(readPasted(format, text))}
      onCancel={onClose}
    />
  );
}
