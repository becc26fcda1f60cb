// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { TOLERATE_MOVED_NODES } from './moved-nodes.ts';

new Function(TOLERATE_MOVED_NODES)();

/** Creates a paragraph, and returns a text in it for a translator to move or replace. */
function paragraph() {
  const parent = document.createElement('p');
  const text = document.createTextNode('Checking');
  parent.append('Verdict: ', text, '!');
  return { parent, text };
}

function wrap(text: Text, shown: Text): void {
  const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
  text.replaceWith(outer as Node);
  outer?.append(inner as Node);
  inner?.append(shown);
}

test('removes a text that a translator has moved, together with the elements around it', () => {
  const { parent, text } = paragraph();
  wrap(text, text);
  expect(parent.removeChild(text)).toBe(text);
  expect(parent.innerHTML).toBe('Verdict: !');
});

test('inserts before a text that a translator has moved, in its original position', () => {
  const { parent, text } = paragraph();
  wrap(text, text);
  parent.insertBefore(document.createElement('b'), text);
  expect(parent.innerHTML).toBe('Verdict: <b></b><font><font>Checking</font></font>!');
});

test('continues after a translator has replaced a text', () => {
  const { parent, text } = paragraph();
  wrap(text, new Text('Prüfung'));
  parent.removeChild(text);
  parent.insertBefore(document.createElement('b'), text);
  expect(parent.innerHTML).toBe('Verdict: <font><font>Prüfung</font></font>!<b></b>');
});

test('removes and inserts other nodes as usual', () => {
  const { parent, text } = paragraph();
  parent.insertBefore(document.createElement('b'), text);
  parent.insertBefore(document.createElement('i'), null);
  expect(parent.removeChild(text)).toBe(text);
  expect(parent.innerHTML).toBe('Verdict: <b></b>!<i></i>');
});
