// The map of the security standard is whole, and what it points at is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../local/paths.ts'
import { asvsDocument } from './document.ts'
import { chapters, requirementsOf } from './requirements.ts'
import type { Row } from './row.ts'
import { rows } from './rows.ts'

/** What is wrong with where a row points; undefined when it is there. */
function wrongWith({ id, shown, reason }: Row): string | undefined {
  if (!shown) return reason ? undefined : `${id} says nothing`
  if (!existsSync(join(root, shown.path))) return `${id}: there is no ${shown.path}`
  return readFileSync(join(root, shown.path), 'utf8').includes(shown.text)
    ? undefined
    : `${id}: ${shown.path} does not say "${shown.text}"`
}

describe('the map of the security standard', () => {
  test('answers every requirement of its levels, each once', () => {
    expect(rows.map(({ id }) => id)).toEqual(chapters.flatMap(requirementsOf).map(({ id }) => id))
    expect(rows.length).toBeGreaterThan(250)
  })

  test('points at files that are there and say what is quoted', () => {
    expect(rows.map(wrongWith).filter((one) => one !== undefined)).toEqual([])
  })

  test('finds a quote that is gone, and a file', () => {
    const row = { id: '0.0.0', words: '', status: 'met' } as const
    expect(
      wrongWith({ ...row, shown: { path: 'docs/security.md', text: 'a sentence that nobody wrote' } }),
    ).toContain('does not say')
    expect(wrongWith({ ...row, shown: { path: 'docs/gone.md', text: '' } })).toContain('there is no')
    expect(wrongWith(row)).toContain('says nothing')
  })

  test('is what docs/asvs.md says: run node tools/proof/asvs/write.ts', () => {
    expect(readFileSync(join(root, 'docs/asvs.md'), 'utf8')).toBe(asvsDocument())
  })
})
