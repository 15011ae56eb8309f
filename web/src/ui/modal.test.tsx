import { modalCloseDelayMs } from '@hemline/rules/vocabulary/constants.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ModalHost } from './Modal.tsx'
import { closeModal, type ModalConfig, openModal, useModalStore } from './modal.store.ts'
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

it('warns when name or id is missing', async () => {
  await openModal(config('x', { id: '' }))
  expect(said).toEqual(['warning: modal opened without a name or id'])
})

it('logs an error when the page has no place to mount it', () => {
  document.body.innerHTML = ''
  render(<ModalHost />)
  expect(said).toEqual(['error: mount node #overlays is missing'])
})
