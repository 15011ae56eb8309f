// The page of a letter for who wrote it without an account (decision 0250).
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { seededLetter } from '../../../mocks/seed/cases.ts'
import { renderAt } from '../../testing/render-at.tsx'

const page = `/resolution-hub/cs/${seededLetter.number}`
const main = () => within(screen.getByRole('main'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the page of a letter', () => {
  it('opens by the key of its mails, takes an answer, and leads to no list', async () => {
    const user = userEvent.setup()
    await renderAt(`${page}?key=${seededLetter.accessKey}`)
    await heading('We answered you')
    expect(main().getByText('Do you take wedding dresses?')).toBeTruthy()
    await user.type(main().getByLabelText('Write to us'), 'It is of 1978.')
    await user.click(main().getByRole('button', { name: 'Send' }))
    expect(await main().findByText('It is of 1978.')).toBeTruthy()
    await heading('A person is looking')
    expect(main().queryByRole('link', { name: /^Your (cases|order)$/ })).toBeNull()
  })

  it('is closed by its writer after a question', async () => {
    const user = userEvent.setup()
    await renderAt(`${page}?key=${seededLetter.accessKey}`)
    await heading('We answered you')
    await user.click(main().getByRole('button', { name: 'It’s sorted out, close my case' }))
    const dialog = await screen.findByRole('dialog', { name: 'Close your case?' })
    await user.click(within(dialog).getByRole('button', { name: 'Close my case' }))
    await heading('You closed this case')
    expect(main().queryByRole('button', { name: /close my case$/ })).toBeNull()
  })

  it('says kindly that a link has ended, and leads to a new letter', async () => {
    await renderAt(`${page}?key=cut`)
    await heading('This link doesn’t open your case any more')
    expect(main().getByRole('link', { name: 'Write to us again' }).getAttribute('href')).toBe(
      `/contact?about=case%20${seededLetter.number}`,
    )
  })

  it('is nobody’s without its key', async () => {
    await renderAt(page)
    await heading('There is no such case here')
  })
})
