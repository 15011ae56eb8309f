// Reads a QR code as a camera would: from gray pixels on white.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

type Code = { path: string; size: number }

function photographed({ path, size }: Code) {
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

/** Returns the texts of the QR codes that a drawing shows (`qrPath`). */
export async function readQr(code: Code): Promise<string[]> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
  const found = await readBarcodes(photographed(code) as never, { formats: ['QRCode'] })
  return found.map((one) => one.text)
}
