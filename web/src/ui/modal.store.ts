// The modal store of specification §4: the content is loaded first, then shown; after closing, the content
// stays for 500 ms so that it can fade.
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
  /** The element that gets focus after closing; by default the one that had focus before. */
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
 * Loads the content of a modal, then shows the modal. A modal that is open is replaced, and the callbacks of
 * both run on closing. Returns false when the content could not be loaded.
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
