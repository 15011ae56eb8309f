import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useMountNode } from './Modal.tsx'
import styles from './Sheet.module.css'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in sight below what scrolls, as "Show 214 pieces". */
  footer?: ReactNode
  side?: 'bottom' | 'left'
}

/** A panel over the page: from the bottom, 48 px short of the top, or from the left. Keeps focus inside while open. */
export function Sheet({ open, onClose, title, children, footer, side = 'bottom' }: SheetProps) {
  const container = useMountNode()
  if (!container) return null
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Backdrop className={styles.veil} />
        <Dialog.Popup className={classes(styles.sheet, styles[side])}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close">
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
