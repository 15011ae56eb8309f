import { modalCloseDelayMs, modalMaxHeightVh, modalMaxWidthPx } from '@hemline/rules/vocabulary/constants.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ModalHost } from './Modal.tsx'
import {
  closeModal,
  type ModalConfig,
  openModal,
  showModal,
  useModalStore,
  useModalTrigger,
} from './modal.store.ts'
import { setUiReports, uiReports } from './reports.ts'

const before = uiReports()
const said: string[] = []
const config = (id: string, extra: Partial<ModalConfig> = {}): ModalConfig => ({
  id,
  label: id,
  content: async () => () => <p>words of {id}</p>,
  ...extra,
})

beforeEach(() => {
  said.length = 0
  setUiReports({
    error: (what) => said.push(`error: ${what}`),
    warning: (what) => said.push(`warning: ${what}`),
  })
  useModalStore.setState({ modal: undefined, visible: false })
  document.body.innerHTML = '<div id="root"></div><div id="overlays"></div>'
})
afterEach(() => setUiReports(before))

it('loads the content first, and only then becomes visible', async () => {
  let loaded: (value: () => null) => void = () => undefined
  const opening = openModal(config('slow', { content: () => new Promise((resolve) => (loaded = resolve)) }))
  expect(useModalStore.getState().visible).toBe(false)
  loaded(() => null)
  expect(await opening).toBe(true)
  expect(useModalStore.getState().visible).toBe(true)
})

it('stays shut and says so when its content cannot be loaded', async () => {
  expect(await openModal(config('broken', { content: () => Promise.reject(new Error('offline')) }))).toBe(
    false,
  )
  expect(useModalStore.getState().visible).toBe(false)
  expect(said[0]).toMatch(/error: modal broken/)
})

it('keeps the content for 500 ms after closing, then clears it and runs the callback', async () => {
  vi.useFakeTimers()
  const callback = vi.fn()
  await openModal(config('a', { callback }))
  closeModal()
  vi.advanceTimersByTime(modalCloseDelayMs - 1)
  expect(useModalStore.getState()).toMatchObject({ visible: false, modal: { id: 'a' } })
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(useModalStore.getState().modal).toBeUndefined()
  expect(callback).toHaveBeenCalledOnce()
})

it('runs both callbacks when it was opened over another', async () => {
  vi.useFakeTimers()
  const ran: string[] = []
  await openModal(config('first', { callback: () => ran.push('first') }))
  await openModal(config('second', { callback: () => ran.push('second') }))
  expect(useModalStore.getState().modal?.id).toBe('second')
  closeModal()
  vi.advanceTimersByTime(500)
  expect(ran).toEqual(['first', 'second'])
})

it('closes by its close button and by the backdrop, unless it may not be closed', async () => {
  const { unmount } = render(<ModalHost />, { container: document.getElementById('root') as HTMLElement })
  await act(() => openModal(config('open')))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(useModalStore.getState().visible).toBe(false)
  await act(() => openModal(config('fixed', { closeable: false })))
  expect(await screen.findByText('words of fixed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(useModalStore.getState().visible).toBe(true)
  unmount()
})

it.each([{ id: '' }, { label: '' }])('warns when the name or the id is missing: %o', async (without) => {
  expect(await openModal(config('x', without))).toBe(true)
  expect(said).toEqual(['warning: modal opened without a name or id'])
})

const inPage = () => ({ container: document.getElementById('root') as HTMLElement })

function Opened({ piece }: { piece: string }) {
  return (
    <p>
      {piece}, opened by {useModalTrigger()}
    </p>
  )
}

it('gives the content its properties, and tells it what opened the modal', async () => {
  render(<ModalHost />, inPage())
  await act(() =>
    openModal({
      id: 'a',
      label: 'a',
      content: async () => Opened,
      props: { piece: 'a silk dress' },
      triggerContext: 'the heart',
    }),
  )
  expect(await screen.findByText('a silk dress, opened by the heart')).toBeTruthy()
  expect(screen.getByRole('dialog').dataset.trigger).toBe('the heart')
})

it('is as large as the specification says, unless its style says otherwise', async () => {
  render(<ModalHost />, inPage())
  await act(() => openModal(config('usual')))
  const sizeNow = async (name: string) => {
    const { maxWidth, maxHeight } = (await screen.findByRole('dialog', { name })).style
    return [maxWidth, maxHeight]
  }
  expect(await sizeNow('usual')).toEqual([`${modalMaxWidthPx}px`, `${modalMaxHeightVh}vh`])
  await act(() => openModal(config('wide', { style: { maxWidth: 980 } })))
  expect(await sizeNow('wide')).toEqual(['980px', `${modalMaxHeightVh}vh`])
  await act(() => openModal(config('whole', { fullPage: true })))
  expect(await sizeNow('whole')).toEqual(['', ''])
  expect(screen.getByRole('dialog').className).toMatch(/full/)
})

it('hides the page behind when it is opaque', async () => {
  render(<ModalHost />, inPage())
  const veil = () =>
    [...document.querySelectorAll('[role="presentation"]')].map((one) => one.className).join(' ')
  await act(() => openModal(config('clear')))
  await screen.findByRole('dialog')
  expect(veil()).not.toMatch(/opaque/)
  await act(() => openModal(config('dense', { isOpaque: true })))
  expect(veil()).toMatch(/opaque/)
})

it('closes without a close button by Escape', async () => {
  render(<ModalHost />, inPage())
  await act(() => openModal(config('bare', { hideCloseBtn: true })))
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(useModalStore.getState().visible).toBe(false)
})

it('closes by a press on the backdrop', async () => {
  render(<ModalHost />, inPage())
  await act(() => openModal(config('open')))
  await screen.findByRole('dialog')
  await userEvent.click(document.querySelector('[role="presentation"]') as Element)
  expect(useModalStore.getState().visible).toBe(false)
})

it('is loaded in advance, and shown when it is asked to be visible', async () => {
  expect(await openModal(config('later', { visible: false }))).toBe(true)
  expect(useModalStore.getState()).toMatchObject({ visible: false, modal: { id: 'later' } })
  showModal('another')
  expect(useModalStore.getState().visible).toBe(false)
  showModal('later')
  expect(useModalStore.getState().visible).toBe(true)
})

it('gives the focus back to what opened it', async () => {
  document.body.innerHTML = '<button id="opener">Open</button><div id="root"></div><div id="overlays"></div>'
  const opener = document.getElementById('opener') as HTMLElement
  render(<ModalHost />, inPage())
  opener.focus()
  await act(() => openModal(config('open')))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
})

it('logs an error when the page has no place to mount it', () => {
  document.body.innerHTML = ''
  render(<ModalHost />)
  expect(said).toEqual(['error: mount node #overlays is missing'])
})
