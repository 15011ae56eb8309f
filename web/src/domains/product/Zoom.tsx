import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useTries } from '../../platform/picture-tries.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { useMountNode } from '../../ui/Modal.tsx'
import { useCountedOverlay } from '../../ui/overlays.store.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Picture, pictureUrl } from '../listing/Picture.tsx'
import { type Shot, thumbSizes } from './photos.ts'
import { useZoom } from './use-zoom.ts'
import styles from './Zoom.module.css'

type Props = { shots: readonly Shot[]; current: number; onTurn: (index: number) => void; onClose: () => void }

/**
 * Shows the thumbnail's file until the large one has loaded, and also when the server refuses to draw the
 * large one.
 */
function Large({ id, alt, ratio, transform }: Shot & { transform: string }) {
  const { round, failed, fail } = useTries()
  const thumb = pictureUrl(id, 160, ratio)
  const src = failed ? thumb : pictureUrl(id, 1200, ratio)
  return (
    <img
      key={round}
      src={src}
      alt={alt}
      draggable={false}
      onError={fail}
      style={{ backgroundImage: `url(${thumb})`, transform }}
    />
  )
}

function Stage({
  shots,
  current,
  onTurn,
  stage,
}: Omit<Props, 'onClose'> & { stage: RefObject<HTMLElement | null> }) {
  const many = shots.length > 1
  const turn = (by: -1 | 1) => {
    if (!many) return
    zoom.reset()
    onTurn((current + by + shots.length) % shots.length)
  }
  const zoom = useZoom(stage, turn)
  const { view } = zoom
  const shot = shots[current]
  const near = view.scale > 1
  const actFor = (key: string): (() => void) | undefined => {
    switch (key) {
      case '+':
      case '=':
        return zoom.larger
      case '-':
        return zoom.smaller
      case '0':
        return zoom.reset
      case 'Enter':
        return () => zoom.toggle()
      case 'ArrowLeft':
        return () => (near ? zoom.pan(1, 0) : turn(-1))
      case 'ArrowRight':
        return () => (near ? zoom.pan(-1, 0) : turn(1))
      case 'ArrowUp':
        return () => zoom.pan(0, 1)
      case 'ArrowDown':
        return () => zoom.pan(0, -1)
      default:
        return undefined
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const onButton = event.target instanceof HTMLButtonElement
    const act = actFor(event.key)
    if (!act || event.ctrlKey || event.metaKey || event.altKey || (event.key === 'Enter' && onButton)) return
    event.preventDefault()
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is in the dialog
    <div className={styles.inside} onKeyDown={onKeyDown}>
      <Row gap={1} noWrap surface="paper" edge="bottom" className={styles.top}>
        <p className="num" aria-live="polite">
          {many ? `${current + 1} of ${shots.length}` : 'Close look'}
          <span className="sr">, {Math.round(view.scale * 100)} percent</span>
        </p>
        <IconButton onClick={zoom.smaller} aria-label="Smaller" aria-disabled={!near}>
          <Minus size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton onClick={zoom.larger} aria-label="Larger">
          <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <Dialog.Close aria-label="Close">
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </Dialog.Close>
      </Row>
      <section
        className={`${styles.stage} ${near ? styles.near : ''}`}
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture takes the keys that enlarge and move it
        tabIndex={0}
        aria-label="Picture; plus and minus enlarge, arrows move"
        {...zoom.hands}
      >
        {shot && (
          <Large
            key={shot.id}
            {...shot}
            transform={`translate(${view.x}px, ${view.y}px) scale(${view.scale})`}
          />
        )}
      </section>
      {many && (
        <>
          <PlainButton
            className={`${styles.turn} ${styles.before}`}
            onClick={() => turn(-1)}
            aria-label="Picture before"
          >
            <ChevronLeft size={24} strokeWidth={1.5} aria-hidden="true" />
          </PlainButton>
          <PlainButton
            className={`${styles.turn} ${styles.after}`}
            onClick={() => turn(1)}
            aria-label="Next picture"
          >
            <ChevronRight size={24} strokeWidth={1.5} aria-hidden="true" />
          </PlainButton>
          <Row as="ul" gap={2} align="stretch" noWrap surface="paper" edge="top" className={styles.thumbs}>
            {shots.map(({ id }, i) => (
              <li key={id}>
                <PlainButton
                  className="frame"
                  aria-label={`Picture ${i + 1}`}
                  aria-current={i === current ? 'true' : undefined}
                  onClick={() => {
                    zoom.reset()
                    onTurn(i)
                  }}
                >
                  <Picture photoId={id} sizes={thumbSizes} eager />
                </PlainButton>
              </li>
            ))}
          </Row>
        </>
      )}
    </div>
  )
}

/**
 * Shows the pictures over the whole window. Keys, wheel, pinch and double tap enlarge; Escape closes. Renders
 * nothing on a page without the mount node of overlays.
 */
export function Zoom({ onClose, ...rest }: Props) {
  const container = useMountNode()
  const stage = useRef<HTMLElement>(null)
  useCountedOverlay(true)
  if (!container) return null
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Popup className={styles.popup} initialFocus={stage} aria-label="Close look at the pictures">
          <Stage {...rest} stage={stage} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
