import type { Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/style';
import { useEffect, useRef, useState } from 'react';
import { SceneImage } from '../../../codes/scene-image.tsx';
import type { MyStyle } from '../../../lib/style-store.ts';
import { toast } from '../../../lib/toasts.ts';
import { Trash2 } from '../../../ui/icons.tsx';
import { MAX_NAME_LENGTH } from '../../../ui/name-form.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { changeStyles } from './my-styles.ts';

type MyStylesEditorProps = {
  styles: readonly MyStyle[];
  pictures: ReadonlyMap<string, Scene>;
  /** Called when the last style was deleted. */
  onEmpty: () => void;
};

/** Renames and deletes styles. Names are saved while they are typed. */
export function MyStylesEditor({ styles, pictures, onEmpty }: MyStylesEditorProps) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);

  function rename(id: string, name: string) {
    changeStyles((all) => all.map((one) => (one.id === id ? { ...one, name } : one)));
  }
  function remove(style: MyStyle, place: number) {
    if (!changeStyles((all) => all.filter(({ id }) => id !== style.id))) return;
    toast('info', m.styleDeleted, style.name, {
      label: m.undoDelete,
      run: () => changeStyles((all) => all.toSpliced(place, 0, style)),
      isUndo: true,
    });
    if (styles.length === 1) return onEmpty();
    // The focus moves to the next row, or to the previous one after the last row was deleted.
    const next = Math.min(place, styles.length - 2);
    requestAnimationFrame(() => ref.current?.querySelectorAll('button')[next]?.focus());
  }

  return (
    <ul ref={ref} aria-label={m.myStyles} className="mt-3 divide-y divide-line">
      {styles.map((style, place) => (
        <li key={style.id} className="flex items-center gap-3 py-2">
          <Picture scene={pictures.get(style.id)} />
          <NameField name={style.name} onChange={(name) => rename(style.id, name)} />
          <RowButton
            icon={Trash2}
            label={m.deleteStyle(style.name)}
            onClick={() => remove(style, place)}
          />
        </li>
      ))}
    </ul>
  );
}

function Picture({ scene }: { scene: Scene | undefined }) {
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-md border border-line bg-white p-0.5"
    >
      {scene && <SceneImage title="" scene={scene} className="size-full" />}
    </span>
  );
}

/** A field for the name of a style. While it is blank, the style keeps its last name. */
function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  return (
    <input
      aria-label={m.nameOfStyle(name)}
      value={typed}
      maxLength={MAX_NAME_LENGTH}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (value.trim()) onChange(value.trim());
      }}
      onBlur={() => setTyped(name)}
      className="h-11 min-w-0 flex-1 rounded-lg border border-line-strong/60 bg-surface px-3 text-base outline-offset-[-1px] focus:outline-2 focus:outline-accent md:text-sm"
    />
  );
}
