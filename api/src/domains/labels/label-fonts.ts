// The fonts of a label. PDF's standard fonts have Latin-1 alone; a line with other letters (Ł, ő, 漢字) is set
// in BIZ UDPGothic, of which the page embeds the letters that it shows (decision 0205).
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>

const require = createRequire(import.meta.url)
const files = {
  regular: require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
} as const
const standard = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const
type Weight = keyof typeof files

const unaccented: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  œ: 'oe',
  Œ: 'OE',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
}
const latin = /^[\u0020-\u007e\u00a0-\u00ff]*$/

/**
 * Returns a text with the characters replaced that PDF's standard fonts don't have: accents outside Latin-1
 * are dropped, other letters and digits become a dot, other signs vanish.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(printableChar).join('')
}

function printableChar(char: string): string {
  const known = unaccented[char] ?? char
  if (latin.test(known)) return known
  const bare = known.normalize('NFD').replace(/\p{M}/gu, '')
  return latin.test(bare) ? bare : /\p{L}|\p{N}/u.test(char) ? '.' : ''
}

/** What pdfkit knows of the font that is chosen; its types leave it out. */
type Chosen = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

/**
 * Sets the PDF's font for a line of an address (a standard one, or BIZ UDPGothic for other letters) and
 * returns the line as the font can show it: every letter that the font has stays as it is.
 */
export function fitFont(pdf: Pdf, text: string, weight: Weight): string {
  const line = text.normalize('NFC')
  // Typographic quotes and dashes alone need no other font.
  if ([...line].every((char) => latin.test(char) || /[’‘–—]/.test(char))) {
    pdf.font(standard[weight])
    return printable(line)
  }
  pdf.font(files[weight])
  const { font } = (pdf as unknown as Chosen)._font
  return [...line]
    .map((char) => (font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0) ? char : printableChar(char)))
    .join('')
}
