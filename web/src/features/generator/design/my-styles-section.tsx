import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/style';
import { useRef, useState } from 'react';
import type { Code } from '../../../codes/code-file.ts';
import { isSameDesign } from '../../../codes/kit-calls.ts';
import { useDesignPictures } from '../../../codes/use-design-pictures.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { NameForm } from '../../../ui/name-form.tsx';
import { changeStyles, MAX_STYLES, useMyStyles } from './my-styles.ts';
import { MyStylesEditor } from './my-styles-editor.tsx';
import { PictureButton } from './picture-button.tsx';

type MyStylesSectionProps = {
  design: Design;
  code: Code;
  onApply: (design: Design, name: string) => void;
};

/** Designs that a guest has saved by name. Signed-in users have brand kits instead. */
export function MyStylesSection({ design, code, onApply }: MyStylesSectionProps) {
  const styles = useMyStyles();
  const pictures = useDesignPictures(styles, code);
  const [mode, setMode] = useState<'list' | 'saving' | 'editing'>('list');
  const saveRef = useRef<HTMLButtonElement>(null);
  const isFull = styles.length >= MAX_STYLES;

  function backToList() {
    setMode('list');
    requestAnimationFrame(() => saveRef.current?.focus());
  }

  function save(name: string): boolean {
    const style = { id: randomUuid(), name, design };
    const isStored = changeStyles((all) => [style, ...all]);
    if (isStored) backToList();
    return isStored;
  }

  return (
    <section aria-label={m.myStyles} className="mt-6 border-line border-t pt-5">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium text-sm">{m.myStyles}</p>
        {mode === 'list' && (
          <div className="flex gap-2">
            {styles.length > 0 && (
              <Button look="quiet" onClick={() => setMode('editing')}>
                {m.editStyles}
              </Button>
            )}
            {!isFull && (
              <Button ref={saveRef} look="secondary" onClick={() => setMode('saving')}>
                {m.saveAsMyStyle}
              </Button>
            )}
          </div>
        )}
        {mode === 'editing' && (
          <Button look="secondary" onClick={backToList}>
            {m.stylesDone}
          </Button>
        )}
      </div>
      {mode === 'saving' && (
        <NameForm
          userId={undefined}
          work="style-name"
          texts={{
            label: m.styleName,
            placeholder: m.styleNameExample,
            missing: m.styleNameMissing,
            save: m.saveStyle,
            cancel: m.cancelStyle,
          }}
          onSave={async (name) => (save(name) ? undefined : m.noRoomForStyle)}
          onCancel={backToList}
        />
      )}
      {mode === 'editing' ? (
        <MyStylesEditor styles={styles} pictures={pictures} onEmpty={backToList} />
      ) : (
        <ul
          aria-label={m.myStyles}
          className="mt-3 grid grid-cols-4 gap-x-2 gap-y-4 empty:hidden sm:gap-x-3"
        >
          {styles.map(({ id, name, design: saved }) => (
            <li key={id}>
              <PictureButton
                name={name}
                picture={pictures.get(id)}
                isChosen={isSameDesign(design, saved)}
                onChoose={() => onApply(saved, name)}
              />
            </li>
          ))}
        </ul>
      )}
      {mode === 'list' && (
        <p className="mt-2 text-muted text-sm leading-5">
          {isFull ? m.stylesFull(MAX_STYLES) : styles.length === 0 && m.noStyles}
        </p>
      )}
    </section>
  );
}
