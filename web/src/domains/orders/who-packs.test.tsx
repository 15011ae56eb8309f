import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { markedOrders } from '../../../mocks/marked.ts'
import { renderAt } from '../../testing/render-at.tsx'

it('says of each parcel who packs it, and how long a buyer from a member has to object', async () => {
  await renderAt(`/confirmation/${markedOrders.confirmed}`, { as: 'nora@hemline.example' })
  const next = within(await screen.findByRole('region', { name: 'What happens next' }))
  expect(next.getByText('We look the pieces from Phoenix, AZ over once more and pack them.')).toBeTruthy()
  expect(next.getByText(/^A member packs the parcel from Denver, CO .* before you do\.$/)).toBeTruthy()
  expect(next.getByText(/^Look it over when it arrives: for 2 days you can tell us/)).toBeTruthy()
  expect(next.queryByText(/We look each piece over/)).toBeNull()
})
