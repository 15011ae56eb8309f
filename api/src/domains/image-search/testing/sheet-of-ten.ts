// A picture that people send although it shows too many pieces.
import sharp from 'sharp'

const tee = 'M30 10 L70 10 L100 35 L85 60 L72 50 L74 130 L26 130 L28 50 L15 60 L0 35 Z'
const colors = [
  '#7a2433',
  '#1f5b4a',
  '#24457a',
  '#8a5a1f',
  '#4a2a6a',
  '#2b2b2b',
  '#a03a2a',
  '#2a6a7a',
  '#5a6a2a',
  '#7a2a5a',
]

/** A sheet of ten garments apart from each other, from large to small, before a plain ground. */
export async function sheetOfTen(): Promise<Buffer> {
  const garments = colors.map((color, i) => {
    const scale = 2.4 - 0.12 * i
    const x = 30 + (i % 5) * 310
    const y = i < 5 ? 60 : 520
    return `<path d="${tee}" fill="${color}" transform="translate(${x} ${y}) scale(${scale})"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="960"><rect width="1600" height="960" fill="#f4f1ea"/>${garments.join('')}</svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer()
}
