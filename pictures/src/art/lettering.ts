// Letters drawn with strokes, 10 wide and 16 high: no font is loaded, so that pictures look
// the same on every machine.
import { round } from './paths.ts'

const glyphs: Record<string, string> = {
  A: 'M0,16L5,0L10,16M2,10L8,10',
  B: 'M0,0L0,16L6,16C11,15 11,9 6,8C10,7 10,1 6,0L0,0M0,8L6,8',
  C: 'M10,3C8,0 0,-2 0,8C0,18 8,16 10,13',
  D: 'M0,0L0,16L4,16C12,15 12,1 4,0Z',
  E: 'M9,0L0,0L0,16L9,16M0,8L7,8',
  F: 'M9,0L0,0L0,16M0,8L7,8',
  G: 'M10,3C8,0 0,-2 0,8C0,18 10,17 10,9L6,9',
  H: 'M0,0L0,16M10,0L10,16M0,8L10,8',
  I: 'M5,0L5,16',
  J: 'M8,0L8,11C8,17 1,17 0,12',
  K: 'M0,0L0,16M9,0L0,9M3,7L10,16',
  L: 'M1,0L1,16L9,16',
  M: 'M0,16L0,0L5,9L10,0L10,16',
  N: 'M0,16L0,0L10,16L10,0',
  O: 'M5,0C-2,0 -2,16 5,16C12,16 12,0 5,0Z',
  P: 'M0,16L0,0L6,0C11,1 11,8 6,9L0,9',
  Q: 'M5,0C-2,0 -2,16 5,16C12,16 12,0 5,0ZM6,11L10,17',
  R: 'M0,16L0,0L6,0C11,1 11,8 6,8L0,8M5,8L10,16',
  S: 'M9,3C7,0 2,0 1,3C0,8 9,7 9,12C9,16 2,17 0,13',
  T: 'M0,0L10,0M5,0L5,16',
  U: 'M0,0L0,10C0,18 10,18 10,10L10,0',
  V: 'M0,0L5,16L10,0',
  W: 'M0,0L2,16L5,6L8,16L10,0',
  X: 'M0,0L10,16M10,0L0,16',
  Y: 'M0,0L5,8L10,0M5,8L5,16',
  Z: 'M0,0L10,0L0,16L10,16',
  '0': 'M5,0C-1,0 -1,16 5,16C11,16 11,0 5,0Z',
  '1': 'M2,3L6,0L6,16',
  '2': 'M1,4C2,-1 9,-1 9,4C9,8 2,11 0,16L10,16',
  '3': 'M1,2C4,-1 9,0 9,4C9,7 6,8 4,8C7,8 10,9 10,12C10,17 3,17 0,14',
  '4': 'M7,16L7,0L0,11L10,11',
  '5': 'M9,0L2,0L1,7C5,5 10,7 10,11C10,16 3,17 0,14',
  '6': 'M8,0C3,2 0,7 0,11C0,18 10,18 10,11C10,6 3,5 0,10',
  '7': 'M0,0L10,0L4,16',
  '8': 'M5,8C0,7 0,0 5,0C10,0 10,7 5,8C-1,9 -1,16 5,16C11,16 11,9 5,8Z',
  '9': 'M10,6C10,-1 0,-1 0,5C0,11 8,11 10,6C10,10 8,14 3,16',
  '&': 'M10,16L2,4C1,-1 8,-1 7,4C6,7 0,8 0,12C1,17 8,17 10,9',
  '.': 'M4,15L5,16',
  ',': 'M5,14L3,18',
  '-': 'M2,9L8,9',
  '+': 'M1,9L9,9M5,5L5,13',
  '/': 'M1,17L9,-1',
  "'": 'M5,0L4,4',
}

type Lettering = {
  at: readonly [x: number, y: number]
  width: number
  height: number
  ink: string
  weight?: number
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toUpperCase()

/**
 * Returns SVG paths of a line of letters centered at a point, narrowed when it would be wider than `width`. A
 * character that has no glyph leaves a gap.
 */
export const lettering = (text: string, { at: [x, y], width, height, ink, weight = 1.5 }: Lettering) => {
  const letters = [...plain(text)]
  const full = letters.length * 14 - 4
  const scale = Math.min(height / 16, width / full)
  const drawn = letters.map((letter, i) => {
    const d = glyphs[letter]
    return d ? `<path d="${d}" transform="translate(${i * 14},0)"/>` : ''
  })
  const place = `translate(${round(x - (full * scale) / 2)},${round(y + (height - 16 * scale) / 2)}) scale(${Math.round(scale * 100) / 100})`
  return `<g transform="${place}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`
}
