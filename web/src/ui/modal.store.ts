// The modal machine of specification §4: content is loaded first, then it is visible; after closing it stays
// 500 ms so that it can fade.
import type { ComponentType, CSSProperties } from 'react'
import { create } from 'zustand'
import { uiReports } from './reports.ts'

export const modalCloseDelayMs = 500

/** Specification §3 *Modal config*. `label` names the dialog for screen readers. */
export type ModalConfig = {
  id: string
  label: string
  content: () => Promise<ComponentType>
  closeable?: boolean
  hideCloseBtn?: boolean
  fullPage?: boolean
  isOpaque?: boolean
  style?: CSSProperties
  triggerContext?: string
  callback?: (() => void) | undefined
  /** Where focus goes after closing; without one, to what had it before. */
  returnFocus?: HTMLElement | undefined
}

export type ShownModal = Omit<ModalConfig, 'content'> & { Content: ComponentType }
type ModalState = { modal: ShownModal | undefined; visible: boolean }

export const useModalStore = create<ModalState>(() => ({ modal: undefined, visible: false }))

let clearing: ReturnType<typeof setTimeout> | undefined

function finish(): void {
  const { modal } = useModalStore.getState()
  clearTimeout(clearing)
  clearing = undefined
  useModalStore.setState({ modal: undefined, visible: false })
  modal?.callback?.()
}

/**
 * Loads the content, then shows it. Opened over a visible one it takes its place, and both callbacks run when
 * it closes. False when the content could not be loaded.
 */
export async function openModal(config: ModalConfig): Promise<boolean> {
  if (!config.id || !config.label) uiReports().warning('modal opened without a name or id')
  let Content: ComponentType
  try {
    Content = await config.content()
  } catch (error) {
    uiReports().error(`modal ${config.id} could not be loaded: ${String(error)}`)
    return false
  }
  if (clearing) finish()
  const { modal: before, visible } = useModalStore.getState()
  const { content: _loaded, ...rest } = config
  const callbacks = [visible ? before?.callback : undefined, config.callback]
  const callback = () => {
    for (const run of callbacks) run?.()
  }
  useModalStore.setState({ modal: { ...rest, Content, callback }, visible: true })
  return true
}

/** Hides the modal; its content is cleared and its callbacks run 500 ms later. */
export function closeModal(): void {
  if (!useModalStore.getState().visible) return
  useModalStore.setState({ visible: false })
  clearing = setTimeout(finish, modalCloseDelayMs)
}
