import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { classes } from './classes.ts'
import { iconClass } from './IconButton.tsx'
import { useMountNode } from './Modal.tsx'
import { useCountedOverlay } from './overlays.store.ts'
import styles from './Sheet.module.css'
import type { SheetProps } from './Sheet.tsx'
import { useFocusAfter } from './use-focus-after.ts'

/**
 * Renders the open or closing sheet: a dialog with title, close button, content and footer; nothing on a page
 * without the mount node of overlays. Sheet loads this code on first use.
 */
export function SheetPanel({ open, onClose, title, children, footer, side = 'bottom' }: SheetProps) {
  const container = useMountNode()
  useCountedOverlay(open)
  const focusAfter = useFocusAfter(open)
  if (!container) return null
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Backdrop className={styles.veil} />
        <Dialog.Popup className={classes(styles.sheet, styles[side])} finalFocus={focusAfter}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={iconClass()} aria-label="Close">
              <X size={20} strokeWidth={1.5} aria-hidden />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
