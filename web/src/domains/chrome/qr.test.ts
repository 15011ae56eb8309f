// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { appLinks } from '@hemline/rules/vocabulary/social.ts'
import { expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { qrPath } from './qr.ts'

/** The code as gray pixels on white, as a camera would see it. */
function photographed({ path, size }: { path: string; size: number }) {
  const quiet = 4
  const scale = 4
  const width = (size + 2 * quiet) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) + quiet) * scale + dy) * width + (Number(x) + quiet) * scale + dx
        data.fill(30, at * 4, at * 4 + 3)
      }
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' as const }
}

it('a camera reads the address of the app from the code in the footer', async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
  const found = await readBarcodes(photographed(qrPath(appLinks.any)) as never, { formats: ['QRCode'] })
  expect(found.map((one) => one.text)).toEqual([appLinks.any])
})
