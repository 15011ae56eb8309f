import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const { document } = globalThis
const button = (name: string) => Object.assign(document.createElement('button'), { textContent: name })
const focused = () => document.activeElement?.textContent ?? ''
/** Focuses what says this, then changes the page. */
const press = (name: string, change: (pressed: HTMLElement) => void) => {
  const pressed = [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => one.textContent === name,
  )
  if (!pressed) throw new Error(`no ${name}`)
  pressed.focus()
  change(pressed)
}

describe('focus', () => {
  let stop: () => void
  beforeEach(() => {
    document.body.innerHTML = `<header><button>Menu</button></header><main><a href="/">Crumb</a>
      <section><div id="acts"><button>Add</button><button>Save</button></div><p>Held for 20 minutes</p></section>
      <ul><li><a href="/1">One</a></li><li><a href="/2">Two</a></li><li><a href="/3">Three</a></li></ul></main>`
    stop = keepFocus()
  })
  afterEach(() => stop())

  it('goes to what took the place of what was pressed', async () => {
    press('Add', () =>
      document.querySelector('#acts')?.replaceWith(button('View your cart'), button('Remove')),
    )
    await waitFor(() => expect(focused()).toBe('View your cart'))
  })
  it('waits for what comes a moment later', async () => {
    press('Add', () => document.querySelector('section')?.replaceChildren())
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
    document.querySelector('section')?.append(button('Your turn'))
    await waitFor(() => expect(focused()).toBe('Your turn'))
  })
  it('goes to the next of a list, and from the last one back', async () => {
    press('Two', (link) => link.parentElement?.remove())
    await waitFor(() => expect(focused()).toBe('Three'))
    press('Three', (link) => link.parentElement?.remove())
    await waitFor(() => expect(focused()).toBe('One'))
  })
  it('stays where a screen has put it by itself', async () => {
    press('Two', (link) => {
      link.parentElement?.remove()
      document.querySelector<HTMLElement>('main > a')?.focus()
    })
    await Promise.resolve()
    expect(focused()).toBe('Crumb')
  })
  it('is nobody’s business outside of the screen, nor once something else was pressed', async () => {
    press('Menu', (menu) => menu.remove())
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
    press('Add', () => document.querySelector('section')?.replaceChildren())
    await Promise.resolve()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    document.querySelector('section')?.append(button('Late'))
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })
  it('is left alone when the watching has stopped', async () => {
    stop()
    press('Two', (link) => link.parentElement?.remove())
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })
})
