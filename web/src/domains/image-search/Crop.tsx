// The picture with the frame that says what matters in it.
import { thingsMost } from '@hemline/rules/image-search/boxes.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Panel, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import styles from './Crop.module.css'
import { type Box, type Corner, corners, type Find, findAt, moved, resized, stepOf } from './crop.ts'

type Props = {
  picture: { pictureUrl: string; width: number; height: number; finds: readonly Find[] }
  box: Box
  onBox: (box: Box) => void
  /** Without it the frame only jumps from thing to thing. */
  canDrag: boolean
}

const percent = (share: number) => `${share * 100}%`
const placeOf = ({ left, top, width, height }: Box) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
})

type Change = (box: Box, dx: number, dy: number) => Box

/**
 * Returns the frame while it is being moved, and what makes a part of it a handle: a finger or mouse drags
 * it, arrow keys move it, and only the release tells `onBox`.
 */
function useFrame(box: Box, onBox: (box: Box) => void) {
  const [shown, setShown] = useState(box)
  const picture = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; y: number; from: Box } | null>(null)
  const latest = useRef(shown)
  const show = (next: Box) => {
    latest.current = next
    setShown(next)
  }
  const { left, top, width, height } = box
  useEffect(() => {
    latest.current = { left, top, width, height }
    setShown(latest.current)
  }, [left, top, width, height])
  const release = () => {
    drag.current = null
    if (JSON.stringify(latest.current) !== JSON.stringify(box)) onBox(latest.current)
  }
  const handle = (change: Change, changeWithShift: Change = change) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, from: latest.current }
    },
    onPointerMove: (event: PointerEvent) => {
      const area = picture.current?.getBoundingClientRect()
      if (!drag.current || !area || area.width === 0) return
      const { x, y, from } = drag.current
      show(change(from, (event.clientX - x) / area.width, (event.clientY - y) / area.height))
    },
    onPointerUp: release,
    // The browser took the finger to scroll the page.
    onPointerCancel: () => {
      if (drag.current) show(drag.current.from)
      drag.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = stepOf(event.key)
      if (!step) return
      event.preventDefault()
      show((event.shiftKey ? changeWithShift : change)(latest.current, ...step))
    },
    onKeyUp: (event: KeyboardEvent) => stepOf(event.key) && release(),
  })
  return { shown, picture, handle }
}

const cornerChange =
  (corner: Corner): Change =>
  (box, dx, dy) =>
    resized(box, corner, dx, dy)
const lastCorner: Change = (box, dx, dy) => resized(box, { x: 1, y: 1 }, dx, dy)

/**
 * Renders the picture of a search, the frame around the searched part, and a dot on each other thing that was
 * found; `canDrag`: the frame can be dragged. `onBox` gets the new frame.
 */
export function Crop({ picture: { pictureUrl, width, height, finds }, box, onBox, canDrag }: Props) {
  const { shown, picture, handle } = useFrame(box, onBox)
  const current = findAt(finds, box)
  const what = finds[current]?.label.toLowerCase() ?? 'a part of your own choice'
  return (
    <Panel surface="picture" clip className={styles.ground}>
      <Panel
        centered
        clip
        anchor
        className={styles.look}
        ref={picture}
        style={{ aspectRatio: `${width} / ${height}`, '--shape': width / height } as React.CSSProperties}
      >
        <img
          className={look({ covers: true })}
          src={pictureUrl}
          alt="What is searched with"
          width={width}
          height={height}
        />
        <div className={styles.crop} style={placeOf(shown)}>
          {canDrag && (
            <>
              <PlainButton
                className={styles.middle}
                aria-label={`The frame, on ${what}`}
                aria-description="Arrow keys move it; with Shift they change its size."
                {...handle(moved, lastCorner)}
              />
              {corners.map((corner) => (
                <PlainButton
                  key={corner.label}
                  className={styles.corner}
                  aria-label={corner.label}
                  aria-description="Arrow keys move it."
                  style={{ left: percent(corner.x), top: percent(corner.y) }}
                  {...handle(cornerChange(corner))}
                />
              ))}
            </>
          )}
        </div>
        {finds.map(
          (find, at) =>
            at !== current && (
              <PlainButton
                key={`${find.label} ${find.box.left} ${find.box.top}`}
                className={look(
                  {
                    flow: 'stack',
                    gap: 0,
                    align: 'center',
                    justifyItems: 'center',
                    round: 'circle',
                    square: 44,
                  },
                  styles.spot,
                )}
                aria-label={`Look at: ${find.label}`}
                style={{
                  left: percent(find.box.left + find.box.width / 2),
                  top: percent(find.box.top + find.box.height / 2),
                }}
                onClick={() => onBox(find.box)}
              />
            ),
        )}
      </Panel>
    </Panel>
  )
}

/**
 * Renders the things found in a picture (at most four) as a row of round buttons; a tap moves the frame to
 * one.
 */
export function Found({ picture: { pictureUrl, width, height, finds }, box, onBox, canDrag }: Props) {
  const current = findAt(finds, box)
  const isFull = finds.length === thingsMost
  return (
    <>
      <fieldset
        className={look(
          { flow: 'row', gap: 2, align: 'stretch', noWrap: true, pad: 1, swipes: true },
          styles.found,
        )}
        aria-label="What we see"
      >
        {finds.map((find, at) => (
          <PlainButton
            key={`${find.label} ${find.box.left} ${find.box.top}`}
            aria-pressed={at === current}
            onClick={() => onBox(find.box)}
          >
            <Text as="span" surface="picture" round="circle" clip anchor className={styles.round}>
              <Piece url={pictureUrl} shape={width / height} box={find.box} />
            </Text>
            {find.label}
          </PlainButton>
        ))}
      </fieldset>
      {isFull && (
        <Text size={12} tone="soft">
          We marked the four largest.{canDrag && ' For another, drag the frame over it.'}
        </Text>
      )}
    </>
  )
}

/** A square part of the picture around the middle of a box. */
function Piece({ url, shape, box }: { url: string; shape: number; box: Box }) {
  // In widths of the picture: the part's edge is that of the smaller edge of the box, and a little more.
  const edge = Math.min(1, 1 / shape, Math.min(box.width, box.height / shape) * 1.15)
  const left = Math.min(Math.max(box.left + box.width / 2 - edge / 2, 0), 1 - edge)
  const high = edge * shape
  const top = Math.min(Math.max(box.top + box.height / 2 - high / 2, 0), 1 - high)
  return (
    <img
      src={url}
      alt=""
      style={{
        width: percent(1 / edge),
        height: percent(1 / high),
        left: percent(-left / edge),
        top: percent(-top / high),
      }}
    />
  )
}
