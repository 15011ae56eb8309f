import { readContent } from '@hemline/rules/content/content.ts'
import { agreedSlugs, legalVersion } from '@hemline/rules/identity/legal.ts'
import { expect, it } from 'vitest'
import { readContentFolder } from '../content-folder.ts'

it('asks for a new version with each change of a text that members agree to', () => {
  const days = readContent(readContentFolder())
    .documents.filter(
      ({ kind, slug }) => kind === 'legal' && (agreedSlugs as readonly string[]).includes(slug),
    )
    .map(({ updatedOn }) => updatedOn)
  expect(days).toHaveLength(agreedSlugs.length)
  expect(days.toSorted().at(-1)).toBe(legalVersion)
})
