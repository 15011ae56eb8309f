import { readContent } from '@hemline/rules/content/content.ts'
import { agreedSlugs, isAgreedText } from '@hemline/rules/identity/legal.ts'
import { specialLandingSlugs } from '@hemline/rules/vocabulary/landing.ts'
import { expect, it } from 'vitest'
import { readContentFolder } from '../content-folder.ts'

const { documents } = readContent(readContentFolder())

it('finds each text that members agree to among the files, with the day of its last change', () => {
  const agreed = documents.filter(isAgreedText)
  expect(agreed.map(({ slug }) => slug).toSorted()).toEqual([...agreedSlugs].toSorted())
  expect(agreed.every(({ updatedOn }) => updatedOn !== null)).toBe(true)
})

it('finds each landing page that the specification names among the files', () => {
  const landing = documents.filter(({ kind }) => kind === 'landing').map(({ slug }) => slug)
  expect(landing).toEqual(expect.arrayContaining([...specialLandingSlugs]))
})
