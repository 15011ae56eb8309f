import { isFlawed, isForHero } from '@hemline/rules/home-edits/hero.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'
const main = () => within(screen.getByRole('main'))

describe('an edit of the home page', () => {
  it('shows its title, its sentence and pieces that can be had', async () => {
    await renderAt('/')
    const edit = within(await screen.findByRole('region', { name: 'The first frost' }))
    expect(edit.getByText(/^Wool, cashmere and/)).toBeTruthy()
    expect(edit.getAllByRole('article').length).toBe(5)
    expect(edit.queryByText('Sold')).toBeNull()
  })

  it('is made by an employee: found, added, ordered, named, and seen on the home page', async () => {
    const shop = newShop()
    const user = userEvent.setup()
    const { router } = await renderAt('/employee/edits', { shop, as: tomas })
    await user.click(await screen.findByRole('button', { name: 'New edit' }))
    await user.type(main().getByLabelText('Title'), 'Rainy days')
    await user.type(main().getByLabelText('One sentence about it'), 'For weather that means it.')
    const free = shop.db.items.filter(({ state, photo_ids }) => state === 'listed' && photo_ids.length > 0)
    for (const { item_number } of free.slice(0, 2)) {
      const box = main().getByRole('searchbox', { name: /^A piece’s number/ })
      await user.clear(box)
      await user.type(box, `${item_number}{Enter}`)
      await user.click(await main().findByRole('button', { name: /^Add / }))
      await waitFor(() => expect(main().queryByRole('button', { name: /^Add / })).toBeNull())
    }
    const chosen = () => main().getByRole('list', { name: 'Pieces of this edit' })
    const titles = () =>
      within(chosen())
        .getAllByRole('listitem')
        .map((line) => line.textContent)
    const [first, second] = titles()
    await user.click(within(chosen()).getAllByRole('button', { name: /forward$/ })[1] as HTMLElement)
    expect(titles().map((text) => text?.slice(0, 12))).toEqual([second?.slice(0, 12), first?.slice(0, 12)])
    await user.click(main().getByRole('button', { name: 'Save' }))
    expect(await main().findByRole('button', { name: 'Change “Rainy days”' })).toBeTruthy()
    expect(main().getAllByText('Running').length).toBe(2)

    await router.navigate({ to: '/' })
    const edit = within(await screen.findByRole('region', { name: 'Rainy days' }))
    expect(edit.getAllByRole('article')).toHaveLength(2)
  })

  it('is for the top of the home page, says which piece the top leaves out, and is no row', async () => {
    const shop = newShop()
    const user = userEvent.setup()
    const { router } = await renderAt('/employee/edits', { shop, as: tomas })
    await user.click(await screen.findByRole('button', { name: 'New edit' }))
    await user.type(main().getByLabelText('Title'), 'The first thing you see')
    await user.type(main().getByLabelText('One sentence about it'), 'Three pieces.')
    await user.click(main().getByRole('checkbox', { name: 'For the pictures at the top of the page' }))
    expect(main().getByText(/^The top shows the first 3 pieces/)).toBeTruthy()
    const listed = shop.db.items.filter(({ state, photo_ids }) => state === 'listed' && photo_ids.length > 0)
    const flawed = listed.find(isFlawed)
    const fine = listed.find(isForHero)
    for (const piece of [flawed, fine]) {
      const box = main().getByRole('searchbox', { name: /^A piece’s number/ })
      await user.clear(box)
      await user.type(box, `${piece?.item_number}{Enter}`)
      await user.click(await main().findByRole('button', { name: /^Add / }))
      await waitFor(() => expect(main().queryByRole('button', { name: /^Add / })).toBeNull())
    }
    const lines = within(main().getByRole('list', { name: 'Pieces of this edit' })).getAllByRole('listitem')
    expect(lines.map((line) => /Has a flaw or a note/.test(line.textContent ?? ''))).toEqual([true, false])
    await user.click(main().getByRole('button', { name: 'Save' }))
    const row = (await main().findByRole('button', { name: 'Change “The first thing you see”' })).closest(
      'tr',
    )
    expect(row?.textContent).toContain('Top of the page')

    await router.navigate({ to: '/' })
    await screen.findByRole('region', { name: 'The first frost' })
    const top = within((await screen.findByRole('heading', { level: 1 })).closest('section') as HTMLElement)
    const links = await top.findAllByRole('link', { name: `${fine?.brand_name} ${fine?.title}` })
    expect(links[0]?.getAttribute('href')).toContain(String(fine?.item_number))
    expect(screen.queryByRole('region', { name: 'The first thing you see' })).toBeNull()
  })

  it('says at its field what is missing, and is not shown without pieces', async () => {
    const shop = newShop()
    const user = userEvent.setup()
    const { router } = await renderAt('/employee/edits', { shop, as: tomas })
    await user.click(await screen.findByRole('button', { name: 'New edit' }))
    expect(main().getByText(/^No pieces yet/)).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Save' }))
    expect(await main().findByText(/^An edit needs a title/)).toBeTruthy()
    await user.type(main().getByLabelText('Title'), 'Nothing at all')
    await user.type(main().getByLabelText('One sentence about it'), 'Not one.')
    await user.click(main().getByRole('button', { name: 'Save' }))
    await main().findByRole('button', { name: 'Change “Nothing at all”' })
    await router.navigate({ to: '/' })
    await screen.findByRole('region', { name: 'The first frost' })
    expect(screen.queryByRole('region', { name: 'Nothing at all' })).toBeNull()
  })
})
