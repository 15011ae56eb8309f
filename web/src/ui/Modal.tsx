import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { iconClass } from './IconButton.tsx'
import styles from './Modal.module.css'
import { closeModal, useModalStore } from './modal.store.ts'
import { uiReports } from './reports.ts'
import { useFocusAfter } from './use-focus-after.ts'

// Specification §9.
const modalMaxWidthPx = 462
const modalMaxHeightVh = 80
const usualSize = { maxWidth: modalMaxWidthPx, maxHeight: `${modalMaxHeightVh}vh` }

/**
 * Hook: returns the element that overlays are mounted in; undefined, with an error in the log, when the page
 * lacks it.
 */
export function useMountNode(id = 'overlays'): HTMLElement | undefined {
  const [node, setNode] = useState<HTMLElement | undefined>(undefined)
  useEffect(() => {
    const found = globalThis.document.getElementById(id)
    if (found) setNode(found)
    else uiReports().error(`mount node #${id} is missing`)
  }, [id])
  return node
}

/** Renders the title of a modal, which also names the dialog for screen readers. */
export function ModalTitle({ children }: { children: ReactNode }) {
  return <Dialog.Title className={styles.title}>{children}</Dialog.Title>
}

/**
 * Renders the modal that `openModal` has put into the modal store, or nothing. The page contains this
 * component once.
 */
export function ModalHost() {
  const { modal, visible } = useModalStore()
  const container = useMountNode()
  const popup = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(visible)
  if (!modal || !container) return null
  const { Content, props, closeable = true, fullPage, style, returnFocus } = modal
  return (
    <Dialog.Root
      open={visible}
      onOpenChange={(open) => {
        if (!open && closeable) closeModal()
      }}
    >
      <Dialog.Portal container={container}>
        <Dialog.Backdrop className={classes(styles.veil, modal.isOpaque && styles.opaque)} />
        <div className={styles.stage}>
          <Dialog.Popup
            ref={popup}
            className={classes(styles.modal, fullPage && styles.full)}
            style={fullPage ? style : { ...usualSize, ...style }}
            aria-label={modal.label}
            data-trigger={modal.triggerContext}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('input, select, textarea') ?? true}
            finalFocus={() => (returnFocus?.isConnected ? returnFocus : focusAfter())}
          >
            {closeable && !modal.hideCloseBtn && (
              <Dialog.Close className={iconClass(styles.close)} aria-label="Close">
                <X size={20} strokeWidth={1.5} aria-hidden />
              </Dialog.Close>
            )}
            <Content {...props} />
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
