import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { postalLines } from '@hemline/rules/addresses/postal.ts'
import { bagCodeOf, bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { printable } from './label-fonts.ts'
import { type BagLabel, bagPage, labelDay, labelPdf, matrixText } from './label-pdf.ts'

const { resolve } = createRequire(import.meta.url)
const label: BagLabel = {
  code: bagCodeOf(730_100_001),
  bagType: 'label',
  service: 'premium',
  partner: null,
  bagNumber: '204817',
  from: { name: 'Greta Lindqvist', lines: ['12 Orchard Street', 'Oakland, CA 94607'] },
  to: { name: 'Hemline Clean-out', lines: ['Receiving dock', 'Phoenix, AZ 85043'], zip: '85043' },
  carrier: 'UPS',
  validUntil: labelDay(new Date('2027-05-20T12:00:00Z')),
  madeAt: new Date('2026-11-21T12:00:00Z'),
}

beforeAll(() => {
  prepareZXingModule({
    overrides: {
      wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer as ArrayBuffer,
    },
  })
})

/** The page as a printer prints it, at `dpi` dots per inch. */
async function rendered(pdf: Buffer, dpi: number) {
  const fonts = `${dirname(resolve('pdfjs-dist/package.json'))}/standard_fonts/`
  const page = await (
    await getDocument({ data: new Uint8Array(pdf), standardFontDataUrl: fonts, verbosity: 0 }).promise
  ).getPage(1)
  const viewport = page.getViewport({ scale: dpi / 72 })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({ canvas: canvas as never, viewport }).promise
  const lines = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : ''))
  return {
    lines,
    words: lines.join(' '),
    pixels: canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height),
  }
}

test.each([150, 203, 300])(
  'a decoder reads both codes back from the page at %i dots an inch',
  async (dpi) => {
    const { pixels } = await rendered(await labelPdf(bagPage(label)), dpi)
    const found = await readBarcodes(pixels as never, { formats: ['Code128', 'DataMatrix'], tryHarder: true })
    expect(new Map(found.map((one) => [one.format, one.text]))).toEqual(
      new Map([
        ['Code128', label.code],
        ['DataMatrix', matrixText(label)],
      ]),
    )
  },
)

test('people read where it goes, whose it is, and its code', async () => {
  const { words } = await rendered(await labelPdf(bagPage(label)), 72)
  for (const part of [
    'Greta Lindqvist',
    'Receiving dock',
    'Phoenix, AZ 85043',
    bagCodeWords(label.code),
    'Bag 204817',
    'Valid until May 20, 2027',
    'PREMIUM',
  ])
    expect(words).toContain(part)
})

test('a label that was ordered with a partner names the partner, and has the same codes', async () => {
  const pdf = await labelPdf(bagPage({ ...label, partner: 'Maison Aurèle' }))
  const { words, pixels } = await rendered(pdf, 203)
  expect(words).toContain('Bag 204817, with Maison Aurèle')
  expect(words).toContain('with Hemline')
  const found = await readBarcodes(pixels as never, { formats: ['Code128'], tryHarder: true })
  expect(found.map((one) => one.text)).toEqual([label.code])
})

test('a name in any letters prints, and never breaks the page', async () => {
  expect(printable('Łukasz Đặng Øystein Müller')).toBe('Lukasz Dang Øystein Müller')
  expect(printable('小林 👗')).toBe('.. ')
  const { words } = await rendered(
    await labelPdf(bagPage({ ...label, from: { name: 'Ł'.repeat(400), lines: ['\u202e<script>', ''] } })),
    72,
  )
  expect(words).toContain('ŁŁŁŁ')
})

test.each([
  [
    { line1: 'Große Straße 5', city: 'Gießen', zip: '35390', country: 'DE' },
    ['Große Straße 5', '35390 Gießen', 'Germany'],
  ],
  [
    { line1: 'Østerbrogade 2', city: 'København Ø', zip: '2100', country: 'DK' },
    ['Østerbrogade 2', '2100 København Ø', 'Denmark'],
  ],
  [
    { line1: 'ul. Łąkowa 3', city: 'Łódź', zip: '90-001', country: 'PL' },
    ['ul. Łąkowa 3', '90-001 Łódź', 'Poland'],
  ],
  [
    { line1: '千代田1-1', city: '千代田区', state: '13', zip: '100-0001', country: 'JP' },
    ['〒100-0001', '東京都', '千代田区千代田1-1', 'Japan'],
  ],
])('an address abroad keeps its letters and its order: %o', async (address, lines) => {
  const from = { name: 'Łucja 小林', lines: postalLines(address) }
  const { words } = await rendered(await labelPdf(bagPage({ ...label, from })), 72)
  const at = ['Łucja 小林', ...lines].map((line) => words.indexOf(line))
  expect(at.every((place) => place >= 0)).toBe(true)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
})

test('a label that nobody is named on has lines to write on', async () => {
  const { words } = await rendered(await labelPdf(bagPage({ ...label, from: null, validUntil: null })), 72)
  expect(words).not.toContain('Valid until')
})

test('writes a long code of a carrier in one line, above the note', async () => {
  const code = '4206 8201 9261 2927 0052 6900 0012 3456 78'
  const long = { ...bagPage(label), codeWords: code, note: 'Piece 4711' }
  const { lines } = await rendered(await labelPdf(long), 72)
  expect(lines).toContain(code)
})
