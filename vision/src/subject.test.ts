import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPixels } from './pixels.ts'
import { showsNoPiece } from './subject.ts'

const painted = (shapes: string, ground = '#e9e2d6') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="100%" height="100%" fill="${ground}"/>${shapes}</svg>`,
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer()

const drawnCat = [
  '<path d="M150 200Q110 300 120 430L280 430Q290 300 250 200Z" fill="#555"/>',
  '<path d="M130 140L140 60L180 100Q200 95 220 100L260 60L270 140Q280 220 200 230Q120 220 130 140Z" fill="#555"/>',
  '<path d="M280 420Q360 400 340 300" stroke="#555" stroke-width="26" fill="none" stroke-linecap="round"/>',
  '<circle cx="172" cy="150" r="14" fill="#bada55"/><circle cx="228" cy="150" r="14" fill="#bada55"/>',
  '<ellipse cx="172" cy="150" rx="4" ry="12"/><ellipse cx="228" cy="150" rx="4" ry="12"/>',
  '<path d="M192 176h16l-8 10z" fill="#d98"/><path d="M170 430v-90M230 430v-90" stroke="#333" stroke-width="5"/>',
  '<path d="M160 190l-60-8M160 198l-60 10M240 190l60-8M240 198l60 10" stroke="#eee" stroke-width="3"/>',
].join('')

// The photograph is Chelsea, by Stéfan van der Walt (CC0), from the package scikit-image.
test('a photographed cat and a drawn one are no pieces', async () => {
  const photo = readFileSync(join(import.meta.dirname, 'testing/cat.jpg'))
  expect(await showsNoPiece(await readPixels(photo))).toBe(true)
  for (const ground of ['#e9e2d6', '#7fae6a'])
    expect(await showsNoPiece(await readPixels(await painted(drawnCat, ground)))).toBe(true)
})

test('a bare wall is no piece', async () => {
  for (const ground of ['#222222', '#e9e2d6', '#ffffff'])
    expect(await showsNoPiece(await readPixels(await painted('', ground)))).toBe(true)
})

test('a dress and a coat in flat colors and a black tee that fills the picture are pieces', async () => {
  const dress = '<path d="M150 60h100l60 380H90z" fill="#7a1f1f"/>'
  const coat =
    '<path d="M140 50h120l70 60 20 330h-50l-10-200v220H110V240l-10 200H50l20-330z" fill="#3b4a2f"/>'
  const tee = '<path d="M20 40h130q50 40 100 0h130v430H20z" fill="#161616"/>'
  for (const shapes of [dress, coat, tee])
    expect(await showsNoPiece(await readPixels(await painted(shapes)))).toBe(false)
})
