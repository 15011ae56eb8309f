// The routes /style-chat, /chat, /chat/:threadId and /chat/:threadId/outfit/:outfitId.
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

const main = () => within(screen.getByRole('main'))
const shown = async () => within(await screen.findByRole('main'))
const nora = 'nora@hemline.example'

async function ask(words: string) {
  const user = userEvent.setup()
  const { router } = await renderAt('/style-chat', { as: nora })
  await user.type(await (await shown()).findByLabelText('Your message'), `${words}{Enter}`)
  // By its text, which is found faster than a role in a page of pictures.
  await (await shown()).findByText('One question:')
  return { user, path: () => router.state.location.pathname }
}
const first = () => within(screen.getByRole('main').querySelector('article') as HTMLElement)

describe('the style chat', () => {
  it('leads from a wish to a thread with outfits, chips and one question', async () => {
    const { path } = await ask('An outfit for work, under $400')
    expect(path()).toMatch(/^\/chat\/style-thread/)
    const log = within(main().getByRole('log', { name: 'Chat' }))
    expect(log.getByText('An outfit for work, under $400')).toBeTruthy()
    expect(main().getByRole('button', { name: 'Take away: Work' })).toBeTruthy()
    expect(main().getByText('One question:')).toBeTruthy()
    expect(first().getByText(/^\$\d+\.\d\d$/, { selector: 'header span' })).toBeTruthy()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(main().getByRole('link', { name: 'Ask a person instead' }).getAttribute('href')).toBe('/contact')
  })

  it('answers a tap on an answer and a chip that is taken away', async () => {
    const { user } = await ask('An outfit for work, under $400')
    await user.click(main().getByRole('button', { name: 'Size M' }))
    expect(await (await shown()).findByRole('button', { name: 'Take away: Size M' })).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Take away: Under $400' }))
    expect(await (await shown()).findByRole('button', { name: 'Take away: Size M' })).toBeTruthy()
    expect(main().queryByRole('button', { name: 'Take away: Under $400' })).toBeNull()
  })

  it('swaps a piece in place, and holds the whole outfit', async () => {
    const { user } = await ask('An outfit for work')
    const [swap] = first().getAllByRole('button', { name: /^Swap the/ })
    await user.click(swap as HTMLElement)
    const others = await first().findAllByRole('button', { name: /^Choose / })
    expect(others.length).toBeLessThanOrEqual(3)
    await user.click(others[0] as HTMLElement)
    await user.click(await first().findByRole('button', { name: /^Hold all/ }))
    expect(await screen.findByText(/^Held for you until/)).toBeTruthy()
    expect(await first().findByRole('link', { name: 'In your cart' })).toBeTruthy()
  })

  it('offers to tell of something better: for the outfit, and for one of its pieces', async () => {
    const { user } = await ask('An outfit for work, under $400')
    await user.click(first().getByRole('button', { name: 'Tell me when something better comes' }))
    const form = within(await screen.findByRole('dialog', { name: 'Save this search' }))
    expect(((await form.findByLabelText('Name')) as HTMLInputElement).value).toMatch(/for work$/)
    await user.click(form.getByRole('button', { name: 'Close' }))
    const [swap] = first().getAllByRole('button', { name: /^Swap the/ })
    await user.click(swap as HTMLElement)
    const offers = () => first().getAllByRole('button', { name: 'Tell me when something better comes' })
    await vi.waitFor(() => expect(offers()).toHaveLength(2))
  })

  it('takes what is said of a style, and forgets it again', async () => {
    const user = userEvent.setup()
    await renderAt('/style-chat', { as: nora })
    const add = await (await shown()).findByLabelText('Add something that you like')
    await user.selectOptions(add, 'Linen')
    await user.click(await main().findByRole('button', { name: 'Not my style: Linen' }))
    await vi.waitFor(() => expect(main().queryByRole('button', { name: 'Not my style: Linen' })).toBeNull())
    expect(within(add).getByRole('option', { name: 'Linen' })).toBeTruthy()
  })

  it('keeps what was typed when it is refused, and says why', async () => {
    const user = userEvent.setup()
    await renderAt('/style-chat', { as: nora })
    const field = (await (await shown()).findByLabelText('Your message')) as HTMLTextAreaElement
    await user.click(field)
    await user.paste('blah '.repeat(8_200))
    await user.keyboard('{Enter}')
    expect((await (await shown()).findByRole('alert')).textContent).toContain('too long to read')
    expect(field.value).not.toBe('')
  })

  it('empties the field as soon as words are sent', async () => {
    const { user } = await ask('An outfit for work')
    const field = main().getByLabelText('Your message') as HTMLTextAreaElement
    await user.type(field, 'warmer, and in green')
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(field.value).toBe('')
    expect(await (await shown()).findByText('warmer, and in green')).toBeTruthy()
  })

  it('has nothing to list for a newcomer, and no page for an unknown chat', async () => {
    await renderAt('/chat', { as: nora })
    expect(await (await shown()).findByText('No chats yet')).toBeTruthy()
    await renderAt('/chat/7', { as: nora })
    expect(
      await (await shown()).findByRole('heading', { level: 1, name: 'This chat isn’t here' }),
    ).toBeTruthy()
  })

  it('lists earlier chats, and deletes one', async () => {
    const { user } = await ask('An outfit for work')
    await user.click(main().getByRole('link', { name: 'Earlier chats' }))
    await user.click(
      await (await shown()).findByRole('button', { name: 'Delete the chat: An outfit for work' }),
    )
    expect(await screen.findByText('The chat is deleted.')).toBeTruthy()
    expect(await (await shown()).findByText('No chats yet')).toBeTruthy()
  })

  it('asks before it deletes the chat that is open, and then lists the others', async () => {
    const { user, path } = await ask('An outfit for work')
    await user.click(main().getByRole('button', { name: 'Delete this chat' }))
    const sure = within(await main().findByRole('group', { name: 'Delete this chat?' }))
    await user.click(sure.getByRole('button', { name: 'Keep' }))
    expect(main().queryByRole('group', { name: 'Delete this chat?' })).toBeNull()
    await user.click(main().getByRole('button', { name: 'Delete this chat' }))
    await user.click(await main().findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The chat is deleted.')).toBeTruthy()
    expect(path()).toBe('/chat')
    expect(await (await shown()).findByText('No chats yet')).toBeTruthy()
  })

  it('takes a change of the outfits by a tap', async () => {
    const { user } = await ask('An outfit for work, under $400')
    const changes = within(main().getByRole('list', { name: 'Change the outfits' }))
    await user.click(changes.getByRole('button', { name: 'Warmer' }))
    expect(await (await shown()).findByRole('button', { name: 'Take away: Warmer' })).toBeTruthy()
  })

  it('leads questions about orders to where they are answered', async () => {
    const { user } = await ask('An outfit for work')
    await user.type(main().getByLabelText('Your message'), 'Where is my order?{Enter}')
    const help = await (await shown()).findByRole('link', { name: 'Help pages' })
    expect(help.getAttribute('href')).toBe('/support')
    expect(main().getByRole('link', { name: 'Your orders' }).getAttribute('href')).toBe('/my/orders')
  })

  it('shows one outfit with its reasons, and nothing for an unknown one', async () => {
    const { user, path } = await ask('An outfit for work')
    const [name] = first().getAllByRole('link')
    await user.click(name as HTMLElement)
    expect(await (await shown()).findByRole('heading', { name: 'Why it fits' })).toBeTruthy()
    expect(path()).toMatch(/^\/chat\/style-thread\w+\/outfit\/style-outfit/)
    await renderAt('/chat/none/outfit/none', { as: nora })
    expect(
      await (await shown()).findByRole('heading', { level: 1, name: 'This outfit isn’t here' }),
    ).toBeTruthy()
  })
})
