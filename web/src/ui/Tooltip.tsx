import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useMountNode } from './Modal.tsx'
import styles from './Tooltip.module.css'
import { throttled } from './throttle.ts'

// Specification §9.
const tooltipOffset = 10
const tooltipThrottleMs = 50
/** Time to move the pointer from the control into the tip, in milliseconds. */
const leaveMs = 150
/** Distance kept from the edges of the window, in pixels. */
const edge = 8

/**
 * Returns the position (px in the window) of a tip of the given size: centered above its anchor, or below
 * where there is no room.
 */
export function placeOf(
  anchor: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>,
  tip: { width: number; height: number },
  windowWidth: number,
): { top: number; left: number } {
  const above = anchor.top - tooltipOffset - tip.height
  const left = anchor.left + anchor.width / 2 - tip.width / 2
  return {
    top: above >= edge ? above : anchor.bottom + tooltipOffset,
    left: Math.max(edge, Math.min(left, windowWidth - tip.width - edge)),
  }
}

/** The tip itself; it follows its anchor while the page scrolls or the window changes. */
function Tip({ id, anchor, children }: { id: string; anchor: HTMLElement; children: ReactNode }) {
  const tip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' })
  useLayoutEffect(() => {
    const put = () => {
      const { offsetWidth: width, offsetHeight: height } = tip.current ?? { offsetWidth: 0, offsetHeight: 0 }
      setPlace(placeOf(anchor.getBoundingClientRect(), { width, height }, globalThis.innerWidth))
    }
    const follow = throttled(put, tooltipThrottleMs)
    follow.run()
    globalThis.addEventListener('scroll', follow.run, { capture: true, passive: true })
    globalThis.addEventListener('resize', follow.run)
    return () => {
      follow.cancel()
      globalThis.removeEventListener('scroll', follow.run, { capture: true })
      globalThis.removeEventListener('resize', follow.run)
    }
  }, [anchor])
  return (
    <div ref={tip} id={id} role="tooltip" className={styles.tip} style={place}>
      {children}
    </div>
  )
}

type Props = {
  /** The words of the tip: short, and not needed to use the control. */
  words: ReactNode
  /** The control that the tip explains. */
  children: ReactNode
}

/**
 * Explains a control while the pointer is over the control or the tip, or the control has the focus; Escape
 * hides the tip. On a touch screen nothing shows, so a tip never says anything that is needed.
 */
export function Tooltip({ words, children }: Props) {
  const id = useId()
  const container = useMountNode()
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => {
    clearTimeout(leaving.current)
    setOpen(true)
  }
  const leave = () => {
    leaving.current = setTimeout(() => setOpen(false), leaveMs)
  }
  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    const control = anchor.current?.firstElementChild
    if (!open || !control) return undefined
    control.setAttribute('aria-describedby', id)
    return () => control.removeAttribute('aria-describedby')
  }, [open, id])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The element only watches the control inside it.
    <span
      ref={anchor}
      className={styles.anchor}
      onMouseEnter={show}
      onMouseLeave={leave}
      onFocus={show}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      {open &&
        anchor.current &&
        container &&
        createPortal(
          <Tip id={id} anchor={anchor.current}>
            {words}
          </Tip>,
          container,
        )}
    </span>
  )
}
