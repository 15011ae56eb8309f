import { EyeOff, Maximize2 } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Picture } from '../listing/Picture.tsx'
import { reveal, useCovered } from '../listing/revealed.ts'
import styles from './Gallery.module.css'
import { type Shot, shotsOf, thumbSizes } from './photos.ts'
import type { Product } from './product-type.ts'

// Loaded on demand: the outlines are larger than the page of a piece with photos.
const DrawnOutline = lazy(async () => ({ default: (await import('./DrawnOutline.tsx')).DrawnOutline }))
const Zoom = lazy(async () => ({ default: (await import('./Zoom.tsx')).Zoom }))
const neighborsAfterMs = 600
/**
 * A little less than a phone's whole width, so that screens with few pixels do not load a file four times
 * as large.
 */
const bigSizes = '(min-width: 1440px) 740px, (min-width: 960px) 52vw, 88vw'

/** Covers a picture until the shopper chooses to see it. */
function Covered({ onReveal }: { onReveal: () => void }) {
  return (
    <Stack
      gap={3}
      align="center"
      justifyItems="center"
      pad={6}
      fills
      surface="veil"
      tone="onAccent"
      textAlign="center"
      className={styles.cover}
    >
      <EyeOff size={24} strokeWidth={1.5} aria-hidden="true" />
      <p>The print on this piece may not be for everybody.</p>
      <Button look="paper" onClick={onReveal}>
        Show the pictures
      </Button>
    </Stack>
  )
}

function NoPictures({ item }: { item: Product }) {
  return (
    <Stack
      as="section"
      gap={6}
      align="center"
      justifyItems="center"
      alignSelf="start"
      pad={8}
      surface="sunk"
      round="picture"
      wide
      tone="soft"
      textAlign="center"
      className={styles.none}
      aria-label="Pictures"
    >
      <Suspense>
        <DrawnOutline categoryPath={item.categoryPath} measurements={item.measurements} />
      </Suspense>
      <p>Not photographed yet. Everything else we know is here.</p>
    </Stack>
  )
}

type ThumbsProps = { shots: readonly Shot[]; current: number; onShow: (index: number) => void }

function Thumbs({ shots, current, onShow }: ThumbsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const own = list.current?.children[current] as HTMLElement | undefined
    const box = list.current
    if (!own || !box) return
    // Scrolls the list only; scrollIntoView would move the page as well.
    box.scrollTo?.({
      left: own.offsetLeft - box.clientWidth / 2 + own.clientWidth / 2,
      top: own.offsetTop - box.clientHeight / 2 + own.clientHeight / 2,
    })
  }, [current])
  return (
    <ul className={styles.thumbs} ref={list}>
      {shots.map(({ id }, index) => (
        <li key={id}>
          <PlainButton
            className={look({
              block: true,
              surface: 'picture',
              round: 'picture',
              wide: true,
              ratio: 'piece',
              clip: true,
            })}
            aria-label={`Picture ${index + 1} of ${shots.length}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Picture className={look({ covers: true })} photoId={id} sizes={thumbSizes} eager />
          </PlainButton>
        </li>
      ))}
    </ul>
  )
}

/**
 * Returns the indexes of the pictures to load large: those shown before, and after a pause their
 * neighbors, so that thumbnails load first.
 */
function useReached(current: number): ReadonlySet<number> {
  const [settled, settle] = useState(false)
  const [reached, reach] = useState<ReadonlySet<number>>(() => new Set([current]))
  useEffect(() => {
    const timer = setTimeout(() => settle(true), neighborsAfterMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (settled) reach((before) => new Set([...before, current - 1, current, current + 1]))
  }, [current, settled])
  return reached
}

type Props = { item: Product; current: number; onCurrent: (index: number) => void }

/**
 * Renders the pictures in a strip that snaps: changed by swiping, thumbnail or arrow keys, enlarged by a
 * click or Enter. A piece without pictures shows its outline; sensitive ones are covered until the shopper
 * agrees.
 */
export function Gallery({ item, current, onCurrent }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [enlarged, enlarge] = useState(false)
  const revealed = !useCovered(item)
  const shots = shotsOf(item)
  const reached = useReached(current)
  const flaw = item.flaws.find(({ photoId }) => photoId === shots[current]?.id)?.description
  useEffect(() => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    if (Math.round(element.scrollLeft / element.clientWidth) !== current)
      element.scrollTo?.({ left: current * element.clientWidth, behavior: 'instant' })
  }, [current])
  if (shots.length === 0) return <NoPictures item={item} />
  const follow = () => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    const index = Math.round(element.scrollLeft / element.clientWidth)
    if (index !== current && Math.abs(element.scrollLeft - index * element.clientWidth) < 4) onCurrent(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || shots.length < 2) return
    event.preventDefault()
    onCurrent((current + by + shots.length) % shots.length)
  }
  return (
    <Stack
      as="section"
      gap={3}
      alignSelf="start"
      shrinks
      anchor
      className={classes(styles.gallery, shots.length === 1 && styles.single, !revealed && styles.veiled)}
      aria-label="Pictures"
      onKeyDown={onKeyDown}
    >
      <Panel shrinks anchor>
        <ul className={styles.strip} ref={strip} onScroll={follow}>
          {shots.map(({ id, alt, ratio }, index) => (
            <Panel
              as="li"
              surface="picture"
              ratio="piece"
              clip
              key={id}
              aria-hidden={index === current ? undefined : 'true'}
            >
              <PlainButton
                ref={index === current ? opener : undefined}
                id={index === current ? 'picture-in-sight' : undefined}
                tabIndex={index === current && revealed ? 0 : -1}
                aria-label={`Look closer: ${alt}`}
                onClick={() => enlarge(revealed)}
              >
                {(reached.has(index) || index === current) && (
                  <Picture
                    className={look({ covers: true })}
                    photoId={id}
                    ratio={ratio}
                    alt=""
                    eager={index === 0}
                    sizes={bigSizes}
                    isLarge
                  />
                )}
              </PlainButton>
            </Panel>
          ))}
        </ul>
        {revealed ? (
          <>
            <Stack
              as="span"
              gap={0}
              align="center"
              justifyItems="center"
              round="circle"
              className={styles.closer}
              aria-hidden="true"
            >
              <Maximize2 size={18} strokeWidth={1.5} />
            </Stack>
            {shots.length > 1 && (
              <Text
                padX={3}
                padY={2}
                round="full"
                size={14}
                leading={1.2}
                className={classes(styles.counter, 'num')}
              >
                <span className="sr">Picture </span>
                {current + 1} / {shots.length}
                {flaw && <span className={styles.flaw}>{flaw}</span>}
              </Text>
            )}
          </>
        ) : (
          <Covered
            onReveal={() => {
              reveal(item.itemNumber)
              opener.current?.focus()
            }}
          />
        )}
      </Panel>
      {shots.length > 1 && <Thumbs shots={shots} current={current} onShow={onCurrent} />}
      <Suspense>
        {enlarged && (
          <Zoom
            shots={shots}
            current={current}
            onTurn={onCurrent}
            onClose={() => {
              enlarge(false)
              opener.current?.focus({ preventScroll: true })
            }}
          />
        )}
      </Suspense>
    </Stack>
  )
}
