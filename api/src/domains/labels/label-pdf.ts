// A clean-out label as a PDF page: four by six inches to cut out, with the
// warehouse's address, the code as Code 128 and as DataMatrix, and instructions beside the label. Bars are
// vector shapes, so that any printer keeps them sharp.

import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { shopDayWords } from '@hemline/rules/manners/shop-days.ts'
import { type BagType, bagTypes, type CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import bwipjs from 'bwip-js'
import PDFDocument from 'pdfkit'
import { fitFont, printable } from './label-fonts.ts'

/** A name and address lines as they are printed. */
export type LabelAddress = { readonly name: string; readonly lines: readonly string[] }
/** Everything printed on a label. */
export type BagLabel = {
  readonly code: string
  readonly bagType: BagType
  readonly service: CleanoutService
  /** The name of the partner on whose page the label was ordered. */
  readonly partner: string | null
  readonly bagNumber: string
  /** Null: the sender writes the address by hand. */
  readonly from: LabelAddress | null
  readonly to: LabelAddress & { readonly zip: string }
  readonly carrier: string
  /** The last day in words, in the manner of who prints the label. */
  readonly validUntil: string | null
  readonly madeAt: Date
}

/** Everything that a page with a prepaid label prints. */
export type LabelPage = {
  readonly title: string
  /** The words in the dark bar: "CLEAN-OUT STANDARD", "RETURN". */
  readonly kind: string
  /** The text of the bars, and how people read it. */
  readonly code: string
  readonly codeWords: string
  readonly matrix: string
  readonly note: string
  readonly from: LabelAddress | null
  readonly to: LabelAddress
  readonly carrier: string
  readonly headline: readonly [string, string]
  readonly steps: readonly (readonly [title: string, text: string])[]
  /** The last day in words, in the manner of who prints the label. */
  readonly validUntil: string | null
  readonly madeAt: Date
}

/** Returns the text in the DataMatrix: code, destination ZIP and service. */
export const matrixText = ({ code, to, service }: Pick<BagLabel, 'code' | 'to' | 'service'>): string =>
  `${code}|${to.zip}|${service}`

const inch = 72
const page = { width: 8.5 * inch, height: 11 * inch }
const box = { x: 36, y: 54, width: 4 * inch, height: 6 * inch }
const ink = '#1E1B18'
const soft = '#5C554D'

type Pdf = InstanceType<typeof PDFDocument>
type Place = { x: number; y: number }

/** Code 128 (ISO/IEC 15417), `width` points wide with its quiet zones of ten modules. */
function drawBars(
  pdf: Pdf,
  code: string,
  { x, y, width, height }: Place & { width: number; height: number },
): void {
  const [bars] = bwipjs.raw({ bcid: 'code128', text: code }) as unknown as { sbs: number[] }[]
  const modules = bars?.sbs ?? []
  const unit = width / (modules.reduce((sum, one) => sum + one, 0) + 20)
  let at = x + 10 * unit
  for (const [i, wide] of modules.entries()) {
    if (i % 2 === 0) pdf.rect(at, y, wide * unit, height)
    at += wide * unit
  }
  pdf.fill('#000000')
}

/** DataMatrix (ISO/IEC 16022), `size` points square. */
function drawMatrix(pdf: Pdf, text: string, { x, y, size }: Place & { size: number }): void {
  const [matrix] = bwipjs.raw({ bcid: 'datamatrix', text }) as unknown as { pixs: number[]; pixx: number }[]
  if (!matrix) throw new Error('labels: no DataMatrix')
  const unit = size / matrix.pixx
  for (const [i, dark] of matrix.pixs.entries()) {
    // Slightly wider than its module, so that neighbors touch however the printer rounds.
    if (dark)
      pdf.rect(x + (i % matrix.pixx) * unit, y + Math.floor(i / matrix.pixx) * unit, unit + 0.05, unit + 0.05)
  }
  pdf.fill('#000000')
}

function drawAddress(
  pdf: Pdf,
  { name, lines }: LabelAddress,
  { x, y, width, size }: Place & { width: number; size: number },
): void {
  const fit = { width, lineBreak: false, ellipsis: true, height: size * 1.2 }
  pdf.fontSize(size).fillColor(ink)
  pdf.text(fitFont(pdf, name, 'bold'), x, y, fit)
  for (const [i, line] of lines.entries())
    pdf.text(fitFont(pdf, line, 'regular'), x, y + (i + 1) * size * 1.25, fit)
}

const caption = (pdf: Pdf, text: string, { x, y }: Place) =>
  pdf.font('Helvetica-Bold').fontSize(7).fillColor(soft).text(text, x, y, { characterSpacing: 0.8 })
const line = (pdf: Pdf, y: number) =>
  pdf
    .moveTo(box.x, y)
    .lineTo(box.x + box.width, y)
    .lineWidth(1)
    .strokeColor(ink)
    .stroke()

function drawLabel(pdf: Pdf, label: LabelPage): void {
  const { x, y, width, height } = box
  pdf
    .rect(x - 8, y - 8, width + 16, height + 16)
    .lineWidth(0.7)
    .dash(4, { space: 3 })
    .strokeColor(soft)
    .stroke()
    .undash()
  pdf.rect(x, y, width, height).lineWidth(1.5).strokeColor(ink).stroke()
  pdf.rect(x, y, width, 40).fill(ink)
  pdf
    .font('Times-Bold')
    .fontSize(20)
    .fillColor('#FFFFFF')
    .text('Hemline', x + 12, y + 11)
  pdf
    .font('Helvetica-Bold')
    .fontSize(12)
    .text(label.kind, x + 100, y + 15, { width: width - 112, align: 'right' })
  caption(pdf, 'FROM', { x: x + 12, y: y + 50 })
  if (label.from) drawAddress(pdf, label.from, { x: x + 12, y: y + 61, width: width - 24, size: 9 })
  else
    for (const i of [0, 1, 2])
      pdf
        .moveTo(x + 12, y + 76 + i * 16)
        .lineTo(x + 190, y + 76 + i * 16)
        .lineWidth(0.5)
        .strokeColor(soft)
        .stroke()
  line(pdf, y + 122)
  caption(pdf, 'SHIP TO', { x: x + 12, y: y + 132 })
  drawAddress(pdf, label.to, { x: x + 12, y: y + 146, width: width - 110, size: 12 })
  drawMatrix(pdf, label.matrix, { x: x + width - 90, y: y + 136, size: 76 })
  line(pdf, y + 226)
  caption(pdf, 'CARRIER', { x: x + 12, y: y + 236 })
  pdf
    .font('Helvetica-Bold')
    .fontSize(13)
    .fillColor(ink)
    .text(`${label.carrier} ground, prepaid`, x + 12, y + 248)
  line(pdf, y + 276)
  drawBars(pdf, label.code, { x: x + 8, y: y + 292, width: width - 16, height: 84 })
  // Carriers' codes have up to 34 digits: they get smaller rather than a second line.
  pdf.font('Helvetica-Bold').fontSize(14)
  const wide = pdf.widthOfString(label.codeWords) / (width - 24)
  pdf
    .fontSize(14 / Math.max(1, wide))
    .fillColor(ink)
    .text(label.codeWords, x, y + 384, { width, align: 'center' })
  pdf
    .font('Helvetica')
    .fontSize(9)
    .fillColor(soft)
    .text(printable(label.note), x, y + 406, { width, align: 'center' })
}

/** Returns the last day of a label as the label says it: "May 20, 2027". */
export const labelDay = shopDayWords({ dateStyle: 'long' })

function drawSteps(pdf: Pdf, label: LabelPage): void {
  const x = box.x + box.width + 32
  const width = page.width - x - 36
  pdf.font('Times-Bold').fontSize(22).fillColor(ink).text(printable(label.headline[0]), x, box.y, { width })
  pdf.font('Times-Italic').text(label.headline[1], { width })
  pdf.moveDown(0.8)
  for (const [i, [title, text]] of label.steps.entries()) {
    pdf
      .font('Helvetica-Bold')
      .fontSize(11)
      .fillColor(ink)
      .text(`${i + 1}  ${title}`, x, pdf.y, { width })
    pdf.font('Helvetica').fontSize(9.5).fillColor(soft).text(text, { width, lineGap: 2 }).moveDown(0.7)
  }
  if (label.validUntil)
    pdf.font('Helvetica-Bold').fontSize(9.5).fillColor(ink).text(`Valid until ${label.validUntil}`, { width })
}

/** Returns the page of a clean-out bag's label. Throws RangeError for an unknown bag type. */
export function bagPage(label: BagLabel): LabelPage {
  if (!bagTypes.includes(label.bagType)) throw new RangeError(`labels: ${label.bagType}`)
  return {
    title: `Clean-out label ${bagCodeWords(label.code)}`,
    kind: `CLEAN-OUT ${label.service.toUpperCase()}`,
    code: label.code,
    codeWords: bagCodeWords(label.code),
    matrix: matrixText(label),
    note: label.partner ? `Bag ${label.bagNumber}, with ${label.partner}` : `Bag ${label.bagNumber}`,
    from: label.from,
    to: label.to,
    carrier: label.carrier,
    headline: label.partner ? [label.partner, 'with Hemline'] : ['Send the bag.', 'Keep the room.'],
    steps: [
      ['Fill', 'Clean, dry pieces in any box or bag of yours. About 25 fit in a shopping bag.'],
      ['Label', 'Cut along the dashed line. Tape the label flat on the largest side, nothing over the bars.'],
      ['Hand over', `Leave it at any ${label.carrier} counter or drop box. There is nothing to pay.`],
      ['Follow', `Your clean-outs at hemline show each step of bag ${label.bagNumber}.`],
    ],
    validUntil: label.validUntil,
    madeAt: label.madeAt,
  }
}

/** Returns a label's page as a letter-size PDF, dated with the label's own date. */
export async function labelPdf(label: LabelPage): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 36,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: label.title,
      Author: 'Hemline',
      CreationDate: label.madeAt,
    },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  drawLabel(pdf, label)
  drawSteps(pdf, label)
  pdf.end()
  return done
}
