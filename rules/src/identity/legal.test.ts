import { expect, it } from 'vitest'
import { isLegalNeeded, legalChanges, legalVersion, legalVersions } from './legal.ts'

it('counts the newest version, and asks for it whoever accepted none or an older one', () => {
  expect(legalVersion).toBe(legalVersions.at(-1)?.version)
  expect(legalChanges).toBe(legalVersions.at(-1)?.changes)
  expect([null, undefined, '2026-10-01', legalVersion].map(isLegalNeeded)).toEqual([true, true, true, false])
})

it('has its versions in order, each but the first with what changed', () => {
  const versions = legalVersions.map(({ version }) => version)
  expect(versions).toEqual(versions.toSorted())
  expect(legalVersions.slice(1).every(({ changes }) => changes.length > 0)).toBe(true)
})
