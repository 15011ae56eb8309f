import { taxFormSentences } from '@hemline/rules/earnings/tax-forms.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

const greta = 'greta@hemline.example'
const section = async () =>
  within((await screen.findByRole('heading', { name: 'Tax form' })).closest('section') as HTMLElement)

it('is filled in from the settings, and shown by its last four digits alone', async () => {
  const { shop } = await renderAt('/my/settings', { as: greta })
  const part = await section()
  expect(await part.findByText(/was paid out to you in \d{4}\. Above \$2,000 a year/)).toBeTruthy()
  await userEvent.click(part.getByRole('button', { name: 'Fill in the tax form' }))
  await userEvent.click(part.getByRole('button', { name: 'Sign the form' }))
  const summary = within(await part.findByRole('alert'))
  expect(summary.getByText('7 things need another look.')).toBeTruthy()
  await userEvent.click(summary.getByRole('button', { name: taxFormSentences.ssn }))
  expect(globalThis.document.activeElement).toBe(part.getByLabelText('Social Security number'))
  await userEvent.type(part.getByLabelText('Name on your tax return'), 'Greta Lind')
  await userEvent.type(part.getByLabelText('Social Security number'), '219-09-9999')
  await userEvent.type(part.getByLabelText('Street and number'), '12 Orchard Street')
  await userEvent.type(part.getByLabelText('City'), 'Oakland')
  await userEvent.selectOptions(part.getByLabelText('State'), 'California')
  await userEvent.type(part.getByLabelText('ZIP code'), '94607')
  await userEvent.type(part.getByLabelText('Your signature'), 'Greta Lind')
  await userEvent.click(part.getByRole('button', { name: 'Sign the form' }))
  expect(await part.findByText('9999')).toBeTruthy()
  expect(part.getByRole('button', { name: 'Sign a new form' })).toBeTruthy()
  expect(JSON.stringify(shop.db.state.taxForms)).not.toContain('219')
})
