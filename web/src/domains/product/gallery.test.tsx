import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { forgetRevealed } from '../listing/revealed.ts'

beforeEach(forgetRevealed)

async function open(itemNumber: number) {
  await renderAt(`/product/${itemNumber}`)
  return within(await screen.findByRole('region', { name: 'Pictures' }))
}

describe('the pictures of a piece', () => {
  it('say that there is none yet, and need no thumbnails for one', async () => {
    expect((await open(markedItems.noPhotos)).getByText(/Not photographed yet/)).toBeTruthy()
    expect((await open(markedItems.onePhoto)).queryAllByRole('button')).toHaveLength(1)
  })

  it('are chosen by thumbnail and by arrow, twelve of them, and say which one is in sight', async () => {
    const user = userEvent.setup()
    const pictures = await open(markedItems.twelvePhotos)
    const current = () => pictures.getAllByRole('button', { current: true })[0]?.getAttribute('aria-label')
    expect(current()).toBe('Picture 1 of 12')
    await user.click(pictures.getByRole('button', { name: 'Picture 12 of 12' }))
    expect(current()).toBe('Picture 12 of 12')
    await user.keyboard('{ArrowRight}')
    expect(current()).toBe('Picture 1 of 12')
  })

  it('show the thumbnail enlarged while the large one is on its way', async () => {
    const pictures = await open(markedItems.twelvePhotos)
    const [large] = within(pictures.getByRole('button', { name: /^Look closer/ })).getAllByRole(
      'presentation',
    )
    expect(large?.style.backgroundImage).toMatch(/\/pictures\/\d+\/160/)
  })

  it('are whole when they have another shape than cards, in a place of the same size', async () => {
    const user = userEvent.setup()
    const pictures = await open(markedItems.twelvePhotos)
    const large = () =>
      within(pictures.getByRole('button', { name: /^Look closer/ })).getAllByRole('presentation')[0]
    expect([large()?.getAttribute('width'), large()?.getAttribute('height')]).toEqual(['800', '1000'])
    await user.click(pictures.getByRole('button', { name: 'Picture 2 of 12' }))
    expect([large()?.getAttribute('width'), large()?.getAttribute('height')]).toEqual(['800', '533'])
    await user.click(pictures.getByRole('button', { name: /^Look closer/ }))
    const zoom = within(await screen.findByRole('dialog', { name: 'Close look at the pictures' }))
    expect(zoom.getByRole('img', { name: /picture 2|back/i }).getAttribute('src')).toMatch(/\/1200-whole$/)
  })

  it('are enlarged, turned and closed with the keyboard alone', async () => {
    const user = userEvent.setup()
    const pictures = await open(markedItems.twelvePhotos)
    const first = pictures.getByRole('button', { name: /^Look closer/ })
    first.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Close look at the pictures' })
    const zoom = within(dialog)
    expect(zoom.getByText(/1 of 12/).textContent).toContain('100 percent')
    zoom.getByRole('region', { name: /plus and minus enlarge/ }).focus()
    await user.keyboard('++')
    expect(zoom.getByText(/1 of 12/).textContent).toContain('225 percent')
    await user.keyboard('-')
    expect(zoom.getByText(/1 of 12/).textContent).toContain('150 percent')
    await user.keyboard('0{ArrowRight}')
    expect(zoom.getByText(/2 of 12/).textContent).toContain('100 percent')
    await user.keyboard('{Enter}')
    expect(zoom.getByText(/2 of 12/).textContent).toContain('250 percent')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Look closer/)
  })

  it('are enlarged and made whole again by a click', async () => {
    // The dialog takes no clicks while it opens, and jsdom never tells it that it is open.
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
    const pictures = await open(markedItems.twelvePhotos)
    await user.click(pictures.getByRole('button', { name: /^Look closer/ }))
    const zoom = within(await screen.findByRole('dialog', { name: 'Close look at the pictures' }))
    const stage = zoom.getByRole('region', { name: /plus and minus enlarge/ })
    await user.click(stage)
    expect(zoom.getByText(/1 of 12/).textContent).toContain('250 percent')
    await user.click(stage)
    expect(zoom.getByText(/1 of 12/).textContent).toContain('100 percent')
  })

  it('show the flaw when its description is pressed', async () => {
    const user = userEvent.setup()
    const pictures = await open(markedItems.flawed)
    await user.click(screen.getByRole('button', { name: /Small stain near the hem/ }))
    expect(pictures.getAllByRole('button', { current: true })[0]?.getAttribute('aria-label')).toBe(
      'Picture 5 of 5',
    )
  })

  it('are all small at once, and large when they are turned to', async () => {
    const pictures = await open(markedItems.twelvePhotos)
    const srcs = () =>
      [...document.querySelectorAll('[aria-label="Pictures"] img')].map((one) => one.getAttribute('sizes'))
    expect(srcs().filter((sizes) => sizes === '76px')).toHaveLength(12)
    const large = () => srcs().filter((sizes) => sizes !== '76px').length
    // The one that is shown, and after a pause the one beside it.
    expect(large()).toBeLessThanOrEqual(2)
    await userEvent.click(pictures.getByRole('button', { name: 'Picture 7 of 12' }))
    await waitFor(() => expect(large()).toBeGreaterThan(2))
  })

  it('say what the flaw is on the picture that shows it', async () => {
    const pictures = await open(markedItems.flawed)
    expect(pictures.queryByText(/Small stain near the hem/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Small stain near the hem/ }))
    expect(await pictures.findByText(/Small stain near the hem/)).toBeTruthy()
  })

  it('stay covered until asked for where they may not be for everybody', async () => {
    const user = userEvent.setup()
    const pictures = await open(markedItems.inappropriate)
    expect(pictures.queryByRole('button', { name: 'Look closer' })).toBeNull()
    await user.click(pictures.getByRole('button', { name: 'Show the pictures' }))
    expect(pictures.queryByText(/may not be for everybody/)).toBeNull()
  })

  it('are covered on cards too until they were asked for, with a word why', async () => {
    const user = userEvent.setup()
    await renderAt(`/similar/${markedItems.inappropriate}`)
    const head = (await screen.findByRole('heading', { level: 1, name: 'More like this' })).closest(
      'div',
    )?.parentElement
    expect(within(head as HTMLElement).getByText('Covered')).toBeTruthy()
    const pictures = await open(markedItems.inappropriate)
    await user.click(pictures.getByRole('button', { name: 'Show the pictures' }))
    await renderAt(`/similar/${markedItems.inappropriate}`)
    await screen.findByRole('heading', { level: 1, name: 'More like this' })
    expect(screen.queryByText('Covered')).toBeNull()
  })
})
