import { concat } from '../../../bytes/concat.ts';

/** A page of a PDF file. */
export type PdfPage = {
  readonly mediaBox: string;
  readonly resources: string;
  /** Number of the stream that draws the page. */
  readonly contents: number;
};

type Document = {
  readonly pages: readonly PdfPage[];
  readonly title: string;
  /** Printing programs begin with the actual size instead of fitting the page to the paper. */
  readonly isPrintedAsIs?: boolean;
};

/** A sequence of objects, and the table of their offsets (ISO 32000-1, 7.5). */
export class PdfFile {
  readonly #parts: Uint8Array[] = [];
  readonly #offsets: number[] = [];
  #length = 0;

  constructor() {
    // A comment with bytes above 127 marks the file as binary.
    this.#write('%PDF-1.4\n');
    this.#append(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  }

  /** Adds an object and returns its number. */
  addObject(body: string): number {
    const id = this.#begin();
    this.#write(`${id} 0 obj\n${body}\nendobj\n`);
    return id;
  }

  /** @param entries entries of its dictionary other than the length */
  addStream(entries: string, data: Uint8Array): number {
    const id = this.#begin();
    this.#write(`${id} 0 obj\n<< ${entries} /Length ${data.length} >>\nstream\n`);
    this.#append(data);
    this.#write('\nendstream\nendobj\n');
    return id;
  }

  finish({ pages, title, isPrintedAsIs = false }: Document): Uint8Array<ArrayBuffer> {
    const tree = this.#offsets.length + pages.length + 1;
    const kids = pages.map(({ mediaBox, resources, contents }) =>
      this.addObject(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${mediaBox} /Resources ${resources} /Contents ${contents} 0 R >>`,
      ),
    );
    const list = kids.map((id) => `${id} 0 R`).join(' ');
    this.addObject(`<< /Type /Pages /Kids [${list}] /Count ${pages.length} >>`);
    const viewer = isPrintedAsIs ? ' /ViewerPreferences << /PrintScaling /None >>' : '';
    const catalog = this.addObject(`<< /Type /Catalog /Pages ${tree} 0 R${viewer} >>`);
    const info = this.addObject(`<< /Title ${textString(title)} /Producer (Everscan) >>`);
    const start = this.#length;
    const count = this.#offsets.length + 1;
    const rows = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    this.#write(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`);
    this.#write(
      `trailer\n<< /Size ${count} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    );
    return concat(this.#parts);
  }

  #begin(): number {
    return this.#offsets.push(this.#length);
  }

  #write(text: string): void {
    this.#append(new TextEncoder().encode(text));
  }

  #append(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}

/** 7.9.2.2: UTF-16 with a byte order mark, in hexadecimal digits. */
function textString(text: string): string {
  const wellFormed = text.toWellFormed();
  let digits = 'feff';
  for (let i = 0; i < wellFormed.length; i++) {
    digits += wellFormed.charCodeAt(i).toString(16).padStart(4, '0');
  }
  return `<${digits}>`;
}
