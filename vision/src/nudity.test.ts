import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isNaked, nakedFrom, nudityOf } from './nudity.ts'
import { readPixels } from './pixels.ts'

const painted = (shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="100%" height="100%" fill="#e9e2d6"/>${shapes}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

test('a dress on a wall is taken, and so is a bare wall', async () => {
  const dress = '<path d="M150 60h100l60 380H90z" fill="#7a1f1f"/>'
  expect(await nudityOf(await readPixels(await painted(dress)))).toBeLessThan(nakedFrom / 2)
  expect(await nudityOf(await readPixels(await painted('')))).toBeLessThan(nakedFrom / 2)
})

// No picture of a person: blurred ellipses in the colors of skin, which the network takes for one.
test('what the network takes for a naked person is not taken, whatever its size', async () => {
  const bytes = readFileSync(join(import.meta.dirname, 'testing/skin-tones.jpg'))
  expect(await isNaked(await readPixels(bytes))).toBe(true)
  expect(await isNaked(await readPixels(await sharp(bytes).resize(1600, 1600).png().toBuffer()))).toBe(true)
})
