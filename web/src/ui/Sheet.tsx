import { lazy, type ReactNode, Suspense, useState } from 'react'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The part below the scrolling content that stays in sight, such as "Show 214 pieces". */
  footer?: ReactNode
  side?: 'bottom' | 'left'
}

const SheetPanel = lazy(async () => ({ default: (await import('./SheetPanel.tsx')).SheetPanel }))

/**
 * Renders a panel over the page, from the bottom up to 48 px below the top, or from the left. An open panel
 * keeps the focus inside. The panel's code is loaded when it is first opened.
 */
export function Sheet(props: SheetProps) {
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  return <Suspense>{used && <SheetPanel {...props} />}</Suspense>
}
