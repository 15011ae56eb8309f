import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barcodeSvg } from './barcode.ts'

const { resolve } = createRequire(import.meta.url)

test.each([320, 640])('a decoder reads the code back from a screen of %i pixels', async (width) => {
  prepareZXingModule({
    overrides: {
      wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer as ArrayBuffer,
    },
  })
  const code = bagCodeOf(730_100_004)
  const { data, info } = await sharp(Buffer.from(barcodeSvg(code)))
    .resize(width, 96, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  const found = await readBarcodes(pixels as never, { formats: ['Code128'], tryHarder: true })
  expect(found.map(({ text }) => text)).toEqual([code])
})
