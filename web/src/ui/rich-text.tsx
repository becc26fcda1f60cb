import { Fragment, type ReactNode } from 'react';

type RichTextProps = {
  /** A message in which `<name>…</name>` marks the text that a part renders. */
  text: string;
  parts: Readonly<Record<string, (content: string) => ReactNode>>;
};

/** A message with links or emphasis, whose order depends on the language. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null; // this piece is the name of the next one
    const name = index % 3 === 2 ? pieces[index - 1] : undefined;
    const key = `${index}${piece}`;
    return <Fragment key={key}>{name ? parts[name]?.(piece) : piece}</Fragment>;
  });
}
