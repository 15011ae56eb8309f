// The page of a label and the printed label show the same sender and the same codes.

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

const { resolve } = createRequire(import.meta.url)
type Kit = {
  id: string
  labelCode: string
  labelUrl: string
  labelFrom: string[]
  labelTo: string[]
  labelBarcode: string
  labelMatrix: string
}

describe.skipIf(!testServer)('a label on its page and on paper', () => {
  let app: TestApp
  let seller: TestClient
  beforeAll(async () => {
    prepareZXingModule({
      overrides: {
        wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer as ArrayBuffer,
      },
    })
    app = await testApp()
    seller = await app.loggedIn('p2p-seller')
  })
  afterAll(() => app.close())

  async function ordered(): Promise<Kit> {
    const { data } = await seller.run('orderBags', {
      input: {
        requestKey: randomUUID(),
        bagType: 'label',
        service: 'standard',
        way: 'account',
        restChoice: 'reclaim',
      },
    })
    const kit = (data?.orderBags as { kit: Kit } | undefined)?.kit
    if (!kit) throw new Error('no kit was ordered')
    const all = (await seller.run('getKit', { id: kit.id })).data?.kit as Kit
    return { ...all, ...((await seller.run('getKitBarcode', { id: kit.id })).data?.kit as Kit) }
  }
  async function paper(kit: Kit) {
    const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.server.inject({
      url:
        new URL(kit.labelUrl, 'http://shop.example').pathname +
        new URL(kit.labelUrl, 'http://shop.example').search,
      headers: { accept: 'application/pdf', cookie },
    })
    const fonts = `${dirname(resolve('pdfjs-dist/package.json'))}/standard_fonts/`
    const file = new Uint8Array(answer.rawPayload)
    const page = await (
      await getDocument({ data: file, standardFontDataUrl: fonts, verbosity: 0 }).promise
    ).getPage(1)
    const viewport = page.getViewport({ scale: 3 })
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    await page.render({ canvas: canvas as never, viewport }).promise
    const words = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')
    return {
      words,
      codes: await codesOf(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)),
    }
  }
  async function codesOf(pixels: unknown): Promise<Map<string, string>> {
    const found = await readBarcodes(pixels as never, {
      formats: ['Code128', 'DataMatrix'],
      tryHarder: true,
    })
    return new Map(found.map((one) => [one.format, one.text]))
  }
  /** Draws an SVG as a screen does. */
  async function onScreen(svg: string, [width, height]: readonly [number, number]) {
    const image = await loadImage(Buffer.from(svg))
    const canvas = createCanvas(width + 80, height + 80)
    const pen = canvas.getContext('2d')
    pen.fillStyle = '#FFFFFF'
    pen.fillRect(0, 0, width + 80, height + 80)
    pen.drawImage(image, 40, 40, width, height)
    return codesOf(pen.getImageData(0, 0, width + 80, height + 80))
  }

  it('has the sender’s name and saved address, and the same two codes', async () => {
    const kit = await ordered()
    const { words, codes } = await paper(kit)
    expect(kit.labelFrom.length).toBeGreaterThan(0)
    for (const line of [...kit.labelFrom, ...kit.labelTo, bagCodeWords(kit.labelCode)])
      expect(words).toContain(line)
    expect(codes.get('Code128')).toBe(kit.labelCode)
    expect((await onScreen(kit.labelBarcode, [720, 160])).get('Code128')).toBe(kit.labelCode)
    expect((await onScreen(kit.labelMatrix, [300, 300])).get('DataMatrix')).toBe(codes.get('DataMatrix'))
    expect(codes.get('DataMatrix')).toContain(kit.labelCode)
  })

  it('follows the address book', async () => {
    const user = sql`(select id from user_account where email = ${(await emailOf()) ?? ''})`
    await sql`insert into address (id, user_id, type, is_default, full_name, line1, city, state, zip, country, phone, created_at)
      values (gen_random_uuid(), ${user}, 'shipping', false, 'Ada Holm', '7 Mill Lane', 'Bend', 'OR', '97701', 'US', '5105550123', now() + interval '1 hour')`.execute(
      app.db,
    )
    await sql`update address set hidden_at = now() where user_id = ${user} and line1 <> '7 Mill Lane'`.execute(
      app.db,
    )
    const kit = await ordered()
    expect(kit.labelFrom).toEqual(['Ada Holm', '7 Mill Lane', 'Bend, OR 97701'])
    expect((await paper(kit)).words).toContain('Bend, OR 97701')
  })

  const emailOf = async () =>
    ((await seller.run('getCashOutSetup')).data?.cashOutSetup as { email: string } | undefined)?.email
})
