import { lazy, type ReactNode, Suspense, useState } from 'react'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in sight below what scrolls, as "Show 214 pieces". */
  footer?: ReactNode
  side?: 'bottom' | 'left'
}

const SheetPanel = lazy(async () => ({ default: (await import('./SheetPanel.tsx')).SheetPanel }))

/**
 * A panel over the page: from the bottom, 48 px short of the top, or from the left. Keeps focus inside while
 * open; its code comes when it is first opened.
 */
export function Sheet(props: SheetProps) {
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  return <Suspense>{used && <SheetPanel {...props} />}</Suspense>
}
