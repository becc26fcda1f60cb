import type { ComponentProps } from 'react';
import { proseElements } from '../../ui/prose-elements.tsx';
import { ExampleCode } from './example-code.tsx';
import { Note } from './note.tsx';

const elements = { ...proseElements, ExampleCode, Note, Checklist };

/** Components for the elements of an article. MDX imports them under this name. */
export function useMDXComponents() {
  return elements;
}

function Checklist(props: ComponentProps<'div'>) {
  return <div className="checklist" {...props} />;
}
