// The list of what hashes, signs and draws (docs/security.md) is whole, and nothing weaker
// than SHA-256 is among it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, readSources } from '../checks/sources.ts'
import { root } from '../local/paths.ts'

const uses = /from 'node:crypto'|from '@node-rs\/argon2'|\bcrypto\.(?:subtle|getRandomValues|randomUUID)\b/
const product =
  /^(?:api\/src|db\/src|rules\/src|schema\/search|pictures\/src|search-indexer\/src|web\/src|web\/host)\//

const inProduct = readSources().filter(
  ({ path }) => product.test(path) && !isTest(path) && !path.includes('/seed/'),
)
const found = inProduct.filter(({ text }) => uses.test(text))

test('every file of the product that hashes, signs or draws is on the list', () => {
  const list = readFileSync(join(root, 'docs/security.md'), 'utf8')
  expect(found.length).toBeGreaterThan(15)
  expect(found.map(({ path }) => path).filter((path) => !list.includes(`\`${path}\``))).toEqual([])
})

test('every hash and every signature is SHA-256', () => {
  const named = found.flatMap(({ text }) =>
    [...text.matchAll(/create(?:Hash|Hmac)\(\s*'(\w+)'/g)].map((match) => match[1]),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(new Set(named)).toEqual(new Set(['sha256']))
  expect(found.filter(({ text }) => /createSign\(|pbkdf2/.test(text)).map(({ path }) => path)).toEqual([])
})

test('one file encrypts, by AES-256-GCM, which notices a changed byte', () => {
  const encrypting = found.filter(({ text }) => /createCipher|createDecipher/.test(text))
  expect(encrypting.map(({ path }) => path)).toEqual(['api/src/platform/sealed.ts'])
  const ciphers = encrypting.flatMap(({ text }) =>
    [...text.matchAll(/create(?:C|Dec)ipher(?:iv)?\(\s*'([\w-]+)'/g)].map((match) => match[1]),
  )
  expect(ciphers).toEqual(['aes-256-gcm', 'aes-256-gcm'])
})
