// Files whose name says what is in them never change: they are compressed once, as tightly as can be, and the
// host sends them as they lie there.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worth = /^assets\/.*\.(?:js|css|svg)$/
/** Below that, headers weigh more than what is saved. */
const leastBytes = 1024
const tight = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Makes a Vite plugin that writes a Brotli and a gzip copy beside each built script, style sheet and SVG in
 * assets/ of at least 1024 bytes.
 */
export function compressed(): Plugin {
  return {
    name: 'hemline-compressed',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).map((one) => ({
        name: one.fileName,
        body: Buffer.from(one.type === 'chunk' ? one.code : one.source),
      }))
      const some = files.filter(({ name, body }) => worth.test(name) && body.length >= leastBytes)
      await Promise.all(
        some.map(async ({ name, body }) => {
          const [br, gz] = await Promise.all([
            promisify(brotliCompress)(body, tight),
            promisify(gzip)(body, { level: 9 }),
          ])
          await Promise.all([writeFile(join(dir, `${name}.br`), br), writeFile(join(dir, `${name}.gz`), gz)])
        }),
      )
    },
  }
}
