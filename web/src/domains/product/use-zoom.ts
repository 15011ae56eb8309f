// Gestures on the enlarged picture: click, pinch, drag, double tap, wheel, and a swipe to the next picture.
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  close,
  distance,
  middle,
  moveBy,
  type Point,
  type Size,
  step,
  type View,
  whole,
  zoomAt,
} from './zoom-view.ts'

const doubleTapMs = 320
const swipePx = 60
const panPx = 80

type Fingers = { at: Map<number, Point>; start: Point | undefined; tapped: number; moved: boolean }

/**
 * Hook: returns the zoom of a picture. `view` is scale and offset in pixels; `larger`, `smaller`, `toggle`,
 * `pan` and `reset` change it; `hands` are the pointer handlers for the element. `turn` is called with -1
 * (previous picture) or 1 (next) on a swipe.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, turn: (by: -1 | 1) => void) {
  const [view, setView] = useState<View>(whole)
  const fingers = useRef<Fingers>({ at: new Map(), start: undefined, tapped: 0, moved: false })
  const size = (): Size => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  })
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box
      ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 }
  }
  const by = (factor: number, at: Point = { x: 0, y: 0 }) => setView((now) => zoomAt(now, factor, at, size()))
  const toggle = (at?: Point) =>
    setView((now) => (now.scale > 1 ? whole : zoomAt(whole, close, at ?? { x: 0, y: 0 }, size())))
  const pan = (x: number, y: number) => setView((now) => moveBy(now, { x: x * panPx, y: y * panPx }, size()))

  useEffect(() => {
    const element = stage.current
    // React's own wheel listener is passive and could not stop the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element?.getBoundingClientRect()
      if (!element || !box) return
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
      setView((now) =>
        zoomAt(now, event.deltaY < 0 ? 1.12 : 1 / 1.12, at, { width: box.width, height: box.height }),
      )
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [stage])

  const onPointerDown = (event: PointerEvent) => {
    const point = pointOf(event)
    const { current } = fingers
    current.at.set(event.pointerId, point)
    if (current.at.size === 1) Object.assign(current, { start: point, moved: false })
    stage.current?.setPointerCapture?.(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const { at, start } = fingers.current
    const before = at.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...at].find(([id]) => id !== event.pointerId)?.[1]
    at.set(event.pointerId, now)
    if (start && distance(start, now) > 8) fingers.current.moved = true
    if (other) by(distance(other, now) / Math.max(1, distance(other, before)), middle(other, now))
    else
      setView((one) =>
        one.scale > 1 ? moveBy(one, { x: now.x - before.x, y: now.y - before.y }, size()) : one,
      )
  }
  const onPointerUp = (event: PointerEvent) => {
    const { current } = fingers
    const { start, moved } = current
    const end = pointOf(event)
    const alone = current.at.size === 1
    current.at.delete(event.pointerId)
    if (!alone || !start) return
    const along = end.x - start.x
    if (moved && view.scale === 1 && Math.abs(along) > swipePx) turn(along < 0 ? 1 : -1)
    if (moved) return
    // A mouse has nothing else to say with a click; a finger's single tap may be the begin of a pinch.
    if (event.pointerType === 'mouse') return toggle(end)
    const twice = event.timeStamp - current.tapped < doubleTapMs
    current.tapped = twice ? 0 : event.timeStamp
    if (twice) toggle(end)
  }
  const onPointerCancel = (event: PointerEvent) => void fingers.current.at.delete(event.pointerId)
  return {
    view,
    reset: () => setView(whole),
    larger: () => by(step),
    smaller: () => by(1 / step),
    toggle,
    pan,
    hands: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}
