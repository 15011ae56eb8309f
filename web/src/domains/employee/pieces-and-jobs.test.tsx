import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'
const listedIn = (shop: ReturnType<typeof newShop>) =>
  shop.db.items.find(
    (one) => one.state === 'listed' && !Object.values<number>(markedItems).includes(one.item_number),
  )
const button = (name: string) => screen.getByRole('button', { name })

describe('pieces and jobs of the employee area', () => {
  it('finds a piece, changes it, and keeps what was before', async () => {
    const shop = newShop()
    const piece = listedIn(shop)
    await renderAt('/employee/items', { as: tomas, shop })
    await userEvent.type(
      await screen.findByLabelText('Number, bag, brand or title'),
      `${piece?.item_number}{Enter}`,
    )
    await userEvent.click(await screen.findByRole('link', { name: String(piece?.item_number) }))
    const title = await screen.findByLabelText('Title')
    await userEvent.clear(title)
    await userEvent.type(title, 'A better title')
    await userEvent.click(button('Save'))
    expect(await screen.findByText('Please say why, in a few words.')).toBeTruthy()
    const form = within(title.closest('form') as HTMLElement)
    await userEvent.type(form.getByLabelText('Why'), 'The label says so')
    await userEvent.click(button('Save'))
    const history = within(
      (await screen.findByRole('heading', { name: 'History' })).parentElement as HTMLElement,
    )
    expect(await history.findByText('Tomas Okafor: The label says so')).toBeTruthy()
    expect(history.getByText(/A better title/)).toBeTruthy()
  })
  it('tells what a piece would be called by the cut that is named, draws its outline, and leaves the title to the editor', async () => {
    const shop = newShop()
    const piece = listedIn(shop)
    await renderAt(`/employee/items/${piece?.item_number}`, { as: tomas, shop })
    const form = within((await screen.findByLabelText('Title')).closest('form') as HTMLElement)
    const kind = await form.findByLabelText<HTMLSelectElement>('Category')
    const skirts = within(kind).getByRole<HTMLOptionElement>('option', { name: /Midi Dresses/ })
    await userEvent.selectOptions(kind, skirts)
    expect(await form.findByText(/^Name a cut to see/)).toBeTruthy()
    await userEvent.selectOptions(form.getByLabelText('Cut'), 'Wrap dress')
    const told = await form.findByText(/^By these words it would be called/)
    const wanted = /“(.*)”/.exec(told.textContent ?? '')?.[1] ?? ''
    expect(wanted).toMatch(/wrap midi dress$/)
    expect(form.getByRole('img', { name: 'Outline of this cut' })).toBeTruthy()
    expect(form.getByLabelText('Title')).toHaveProperty('value', piece?.title)
    await userEvent.click(form.getByRole('button', { name: 'Call it so' }))
    expect(form.getByLabelText('Title')).toHaveProperty('value', wanted)
    expect(form.getByText('The title says what the cut and the colors say.')).toBeTruthy()
  })
  it('files a piece under the styles and occasions that are ticked, among those of its kind', async () => {
    const shop = newShop()
    const piece = shop.db.items.find(
      (one) => one.state === 'listed' && one.category_path === 'dresses/midi-dresses',
    )
    await renderAt(`/employee/items/${piece?.item_number}`, { as: tomas, shop })
    const form = within((await screen.findByLabelText('Title')).closest('form') as HTMLElement)
    const styles = within(await form.findByRole('group', { name: 'Styles' }))
    for (const box of styles.getAllByRole<HTMLInputElement>('checkbox'))
      if (box.checked) await userEvent.click(box)
    await userEvent.click(styles.getByRole('checkbox', { name: 'Edgy' }))
    await userEvent.type(form.getByLabelText('Why'), 'Seen in daylight')
    await userEvent.click(button('Save'))
    await waitFor(() => expect(piece?.style_tags).toEqual(['edgy']))
    const history = within(
      (await screen.findByRole('heading', { name: 'History' })).parentElement as HTMLElement,
    )
    expect(await history.findByText(/Styles/)).toBeTruthy()
  })
  it('says what such a piece is measured at, and refuses a material and a measurement that it can’t have', async () => {
    const shop = newShop()
    const piece = shop.db.items.find(
      (one) => one.state === 'listed' && one.category_path === 'dresses/midi-dresses',
    )
    await renderAt(`/employee/items/${piece?.item_number}`, { as: tomas, shop })
    const form = within((await screen.findByLabelText('Title')).closest('form') as HTMLElement)
    expect(await form.findByText('In inches, of: Bust, Waist, Length. Like: Bust 36.5')).toBeTruthy()
    await userEvent.type(form.getByLabelText('Why'), 'The label says so')
    await userEvent.type(form.getByLabelText('Materials'), ', Unobtainium')
    await userEvent.click(button('Save'))
    expect(await form.findByText('There is no such material in our list.')).toBeTruthy()
    await userEvent.clear(form.getByLabelText('Materials'))
    await userEvent.type(form.getByLabelText('Materials'), 'silk')
    await userEvent.type(form.getByLabelText('Measurements'), ', Inseam 30')
    await userEvent.click(button('Save'))
    expect(await form.findByText('Inseam is not measured of such a piece.')).toBeTruthy()
    expect(piece?.materials).not.toContain('Silk')
  })
  it('drops the shade and the size in other systems with the color and the size that they belonged to', async () => {
    const shop = newShop()
    const piece = shop.db.items.find(
      (one) => one.state === 'listed' && one.color_names.join() === 'green' && one.size_display === 'Size M',
    )
    await renderAt(`/employee/items/${piece?.item_number}`, { as: tomas, shop })
    const form = within((await screen.findByLabelText('Title')).closest('form') as HTMLElement)
    await userEvent.clear(form.getByLabelText('Colors'))
    await userEvent.type(form.getByLabelText('Colors'), 'red')
    const size = await form.findByLabelText<HTMLSelectElement>('Size')
    await userEvent.selectOptions(size, 'L')
    await userEvent.type(form.getByLabelText('Why'), 'The label says so')
    await userEvent.click(button('Save'))
    await screen.findByText('Tomas Okafor: The label says so')
    expect(piece).toMatchObject({ advanced_color_names: [], size_display: 'Size L' })
    expect(piece?.size_equivalents).toEqual(['12', '14'])
  })
  it('makes a piece for girls and boys one for girls, and asks nothing of the kind of grown people', async () => {
    const shop = newShop()
    const piece = shop.db.items.find((one) => one.state === 'listed' && one.department_tags.includes('boys'))
    expect(piece?.gender).toBe('unisex')
    await renderAt(`/employee/items/${piece?.item_number}`, { as: tomas, shop })
    const form = within((await screen.findByLabelText('Title')).closest('form') as HTMLElement)
    const department = await form.findByLabelText('Department')
    expect(department).toHaveProperty('value', '')
    expect(within(department).getByRole('option', { name: 'Girls and boys' })).toBeTruthy()
    await userEvent.selectOptions(department, 'Girls')
    await userEvent.type(form.getByLabelText('Why'), 'It buttons to the left')
    await userEvent.click(button('Save'))
    await screen.findByText('Tomas Okafor: It buttons to the left')
    expect(piece).toMatchObject({ department_tags: ['girls'], gender: 'girls' })
    await userEvent.selectOptions(form.getByLabelText('Category'), 'Dresses: Midi Dresses')
    await waitFor(() => expect(form.queryByLabelText('Department')).toBeNull())
  })
  it('makes a piece a rare find and puts it into a campaign', async () => {
    const shop = newShop()
    const piece = listedIn(shop)
    if (piece) Object.assign(piece, { is_rare_find: false, search_tags: ['office'] })
    await renderAt(`/employee/items/${piece?.item_number}`, { as: tomas, shop })
    const form = within((await screen.findByLabelText('Title')).closest('form') as HTMLElement)
    const tags = within(form.getByRole('group', { name: 'Search tags' }))
    expect(tags.getByRole('checkbox', { name: 'office' })).toHaveProperty('checked', true)
    await userEvent.click(tags.getByRole('checkbox', { name: 'vacation' }))
    await userEvent.click(form.getByRole('checkbox', { name: /^Rare find/ }))
    await userEvent.type(form.getByLabelText('Why'), 'Few were made')
    await userEvent.click(button('Save'))
    await screen.findByText('Tomas Okafor: Few were made')
    expect(piece).toMatchObject({ is_rare_find: true, search_tags: ['vacation', 'office'] })
  })
  it('opens a piece to the upper tiers first, and puts it into collections by their numbers', async () => {
    const shop = newShop()
    const piece = listedIn(shop)
    if (piece) Object.assign(piece, { access_levels: [], curation_ids: [4] })
    await renderAt(`/employee/items/${piece?.item_number}`, { as: tomas, shop })
    const form = within((await screen.findByLabelText('Title')).closest('form') as HTMLElement)
    await userEvent.click(form.getByRole('checkbox', { name: /^Early access/ }))
    const collections = form.getByLabelText('Collections')
    expect(collections).toHaveProperty('value', '4')
    await userEvent.type(collections, ', spring')
    await userEvent.type(form.getByLabelText('Why'), 'For the launch')
    await userEvent.click(button('Save'))
    expect(await form.findByText('Please name up to 10 collections by their numbers.')).toBeTruthy()
    await userEvent.clear(collections)
    await userEvent.type(collections, '12, 4')
    await userEvent.click(button('Save'))
    await screen.findByText('Tomas Okafor: For the launch')
    expect(piece).toMatchObject({ access_levels: ['early_access'] })
    expect(piece?.curation_ids.toSorted((a, b) => a - b)).toEqual([4, 12])
  })
  it('takes a piece out of the shop for a reason', async () => {
    const shop = newShop()
    const number = listedIn(shop)?.item_number
    await renderAt(`/employee/items/${number}`, { as: tomas, shop })
    const acts = within(
      (await screen.findByRole('heading', { name: 'Do something about it' })).parentElement as HTMLElement,
    )
    await userEvent.click(acts.getByRole('button', { name: 'Take it out of the shop' }))
    expect(await acts.findByText('Please choose why it leaves the shop.')).toBeTruthy()
    await userEvent.selectOptions(acts.getByLabelText('Reason'), 'photo_issue')
    await userEvent.type(acts.getByLabelText('Why'), 'Blurred photos')
    await userEvent.click(acts.getByRole('button', { name: 'Take it out of the shop' }))
    expect(
      await screen.findByText('Something about its photos: Blurred photos', { exact: false }),
    ).toBeTruthy()
  })
  it('shows a piece before it is listed to people at work, and to nobody else', async () => {
    await renderAt(`/employee/preview/${markedItems.notListed}`, { as: tomas })
    expect(await screen.findByText(/^Preview: /)).toBeTruthy()
    await renderAt(`/employee/preview/${markedItems.notListed}`, { as: 'nora@hemline.example' })
    await waitFor(() => expect(screen.queryByText(/^Preview: /)).toBeNull())
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByText('Not listed yet.')).toBeNull()
  })
  it('sends a piece back step by step', async () => {
    await renderAt('/employee/returns-to-seller', { as: tomas })
    const [pick] = await screen.findAllByRole('button', { name: /^Pick / })
    const number = pick?.getAttribute('aria-label')?.split(' ')[1]
    await userEvent.click(pick as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: `Pack ${number}` }))
    const label = await screen.findByRole('link', { name: `Print the label of ${number}` })
    expect(label.getAttribute('href')).toBe(`/api/v1.0/employee/seller-returns/${number}/label`)
    await userEvent.click(await screen.findByRole('button', { name: `Hand over ${number}` }))
    expect(await screen.findByText('Newgistics')).toBeTruthy()
  })
  it('offers the label of a scanned piece as soon as it is packed', async () => {
    await renderAt('/employee/returns-to-seller', { as: tomas })
    const [pick] = await screen.findAllByRole('button', { name: /^Pick / })
    const number = pick?.getAttribute('aria-label')?.split(' ')[1]
    const scan = async () => userEvent.type(screen.getByLabelText('Scan a piece'), `${number}{Enter}`)
    await scan()
    await screen.findByText(`${number}: on the table.`)
    expect(screen.queryByRole('link', { name: `Print the label of ${number}` })).toBeNull()
    await scan()
    await screen.findByText(`${number}: packed.`)
    expect(screen.getAllByRole('link', { name: `Print the label of ${number}` })).toHaveLength(2)
  })
  it('tries a job again with a reason, for an admin alone', async () => {
    const shop = newShop()
    for (const user of shop.db.state.users) if (user.email === tomas) user.roles = ['admin']
    await renderAt('/employee/jobs', { as: tomas, shop })
    await userEvent.click(await screen.findByRole('button', { name: 'Try orderMail 7 again' }))
    expect(await screen.findByText('Please say why, in a few words.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Why'), 'The inbox is back')
    await userEvent.click(button('Try orderMail 7 again'))
    expect(await screen.findByText('Tomas Okafor: The inbox is back')).toBeTruthy()
    await renderAt('/employee/jobs', { as: 'nora@hemline.example' })
    expect(await screen.findByRole('heading', { level: 1, name: 'This is where we work' })).toBeTruthy()
  })
})
