import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setErrorReports } from '../platform/reports.ts'
import { answerFrom, newShop, renderAt } from '../testing/render-at.tsx'

/** Answers that break what draws them: React draws no objects. */
const unusable = { words: 'not a text' }
const broken = {
  getLegalDocuments: {
    legalDocuments: [
      { __typename: 'LegalDocument', slug: 'broken', title: unusable, updatedOn: '2026-01-01' },
    ],
  },
  getShopIndex: {
    categories: [],
    topBrands: [{ __typename: 'Brand', id: '1', name: unusable, slug: 'broken', itemCount: 1 }],
  },
}

async function openBroken(url: string, operation: keyof typeof broken) {
  const answers = answerFrom(newShop())
  const send: typeof fetch = async (input, init) => {
    if (!String(init?.body).includes(`"${operation}"`)) return answers(input, init)
    return new Response(JSON.stringify({ data: broken[operation] }), {
      headers: { 'content-type': 'application/json' },
    })
  }
  const caught: string[] = []
  for (const loud of ['error', 'warn'] as const) vi.spyOn(console, loud).mockImplementation(() => undefined)
  await renderAt(url, { send })
  setErrorReports({
    error: () => undefined,
    warning: () => undefined,
    caught: (where) => void caught.push(where),
  })
  return caught
}
afterEach(() => void vi.restoreAllMocks())

const failed = () => screen.findByRole('heading', { name: 'We’ve encountered an error' })

it('shows the error screen in place of a screen that fails, and keeps the frame around it', async () => {
  const caught = await openBroken('/legal', 'getLegalDocuments')
  await failed()
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(screen.getByRole('contentinfo')).toBeTruthy()
  expect(caught).toEqual(['a screen failed'])
})

it('shows the error screen when the frame itself fails', async () => {
  const caught = await openBroken('/about', 'getShopIndex')
  await failed()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(caught).toEqual(['a screen failed'])
})
