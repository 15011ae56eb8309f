// The modal store of specification §4: the content is loaded first, then shown; after closing, the content
// stays for 500 ms so that it can fade.
import type { ComponentType, CSSProperties } from 'react'
import { create } from 'zustand'
import { isOverlayOpen } from './overlays.store.ts'
import { uiReports } from './reports.ts'

export const modalCloseDelayMs = 500

/** Specification §3 *Modal config*. `label` names the dialog for screen readers. */
export type ModalConfig<Props extends object = object> = {
  id: string
  label: string
  /** Loads the component that the modal shows. */
  content: () => Promise<ComponentType<Props>>
  /** The properties that the content is shown with. */
  props?: Props
  /** False: neither button, backdrop nor Escape close the modal; its content does. True by default. */
  closeable?: boolean
  /** Leaves out the close button of a modal that the backdrop and Escape still close. */
  hideCloseBtn?: boolean
  /** The modal fills the window. */
  fullPage?: boolean
  /** The page behind cannot be seen. */
  isOpaque?: boolean
  /** Overrides the size of specification §9. */
  style?: CSSProperties
  /** What opened the modal; the content may word itself by it (`useModalTrigger`). */
  triggerContext?: string
  /** Runs when the content is cleared, 500 ms after closing. */
  callback?: (() => void) | undefined
  /** False: the content is loaded and stays hidden until `showModal`. True by default. */
  visible?: boolean
  /** The modal opens by itself: it stays away when another dialog opened while its content was loaded. */
  givesWay?: boolean
  /** The element that gets focus after closing; by default the one that had focus before. */
  returnFocus?: HTMLElement | undefined
}

export type ShownModal = Omit<ModalConfig, 'content' | 'props' | 'visible' | 'givesWay'> & {
  Content: ComponentType<object>
  props: object
}
type ModalState = { modal: ShownModal | undefined; visible: boolean }

/** Holds the modal whose content is loaded (undefined without one) and whether it is visible. */
export const useModalStore = create<ModalState>(() => ({ modal: undefined, visible: false }))

/**
 * Hook: returns the name of the control that opened the current modal; undefined when the opener gave none.
 */
export const useModalTrigger = (): string | undefined => useModalStore((state) => state.modal?.triggerContext)

let clearing: ReturnType<typeof setTimeout> | undefined

function finish(): void {
  const { modal } = useModalStore.getState()
  clearTimeout(clearing)
  clearing = undefined
  useModalStore.setState({ modal: undefined, visible: false })
  modal?.callback?.()
}

/** Removes the modal at once, without its callbacks, as leaving the document does. */
export function forgetModal(): void {
  clearTimeout(clearing)
  clearing = undefined
  useModalStore.setState({ modal: undefined, visible: false })
}

/**
 * Loads the content of a modal, then shows the modal. A modal that is open is replaced, and the callbacks of
 * both run on closing. Returns false when the content could not be loaded, or the modal gave way. A missing
 * name or id is logged as a warning (specification §8).
 */
export async function openModal<Props extends object>(config: ModalConfig<Props>): Promise<boolean> {
  const { content, props, visible = true, givesWay = false, ...rest } = config
  if (!rest.id || !rest.label) uiReports().warning('modal opened without a name or id')
  let Loaded: ComponentType<Props>
  try {
    Loaded = await content()
  } catch (error) {
    uiReports().error(`modal ${rest.id} could not be loaded: ${String(error)}`)
    return false
  }
  if (givesWay && (useModalStore.getState().visible || isOverlayOpen())) return false
  if (clearing) finish()
  const before = useModalStore.getState()
  const callbacks = [before.visible ? before.modal?.callback : undefined, rest.callback]
  const callback = () => {
    for (const run of callbacks) run?.()
  }
  // The properties are those of this content: the type of the config ties them together.
  const Content = Loaded as ComponentType<object>
  useModalStore.setState({ modal: { ...rest, Content, props: props ?? {}, callback }, visible })
  return true
}

/** Shows a modal that was loaded with `visible: false`; does nothing when another one took its place. */
export function showModal(id: string): void {
  if (clearing === undefined && useModalStore.getState().modal?.id === id)
    useModalStore.setState({ visible: true })
}

/**
 * Hides the modal; its content is cleared and its callbacks run 500 ms later. Does nothing when no modal is
 * visible.
 */
export function closeModal(): void {
  if (!useModalStore.getState().visible) return
  useModalStore.setState({ visible: false })
  clearing = setTimeout(finish, modalCloseDelayMs)
}

/**
 * Closes the modal and gives the focus to `element` instead of what had it before; without an element the
 * focus goes back as usual.
 */
export function leaveModalFor(element: HTMLElement | null): void {
  const { modal } = useModalStore.getState()
  if (modal && element) useModalStore.setState({ modal: { ...modal, returnFocus: element } })
  closeModal()
}
