import { readContent } from '@hemline/rules/content/content.ts'
import { agreedSlugs, isAgreedText } from '@hemline/rules/identity/legal.ts'
import { expect, it } from 'vitest'
import { readContentFolder } from '../content-folder.ts'

it('finds each text that members agree to among the files, with the day of its last change', () => {
  const agreed = readContent(readContentFolder()).documents.filter(isAgreedText)
  expect(agreed.map(({ slug }) => slug).toSorted()).toEqual([...agreedSlugs].toSorted())
  expect(agreed.every(({ updatedOn }) => updatedOn !== null)).toBe(true)
})
