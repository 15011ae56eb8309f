// A photo of a piece in the widths that the shop serves, in a box of 4:5 that keeps its size while
// loading.
import { pictureWidths } from '@hemline/rules/vocabulary/wire.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useDrawnFor } from '../../platform/drawn.ts'
import { useNear } from '../../platform/near.ts'
import { useTurn } from '../../platform/picture-queue.ts'
import { useTries } from '../../platform/picture-tries.ts'
import { useWaiting } from '../../platform/waiting.ts'

/**
 * A little less than half the width on phones, so that screens with few pixels do not load a file four
 * times as large.
 */
const gridSizes = '(min-width: 1440px) 210px, (min-width: 1220px) 17vw, (min-width: 768px) 31vw, 44vw'

type Props = {
  photoId: number | undefined
  alt?: string
  eager?: boolean | undefined
  high?: boolean
  sizes?: string | undefined
  className?: string | undefined
  /** Shows the smallest file, enlarged, from the first moment; other pictures do so once they are late. */
  isLarge?: boolean
  /** Width divided by height of the photo, for places that show photos whole; cards cut them to 4:5. */
  ratio?: number
}

/** Width divided by height of the boxes that cards show photos in, and of all drawn photos. */
export const cardRatio = 0.8

const isOwnShape = (ratio: number) => Math.abs(ratio - cardRatio) > 0.01

/**
 * Returns the URL of a photo in one of the widths that the shop serves: cut to 4:5, or whole when its own
 * `ratio` is told and is another one.
 */
export const pictureUrl = (
  photoId: number,
  width: (typeof pictureWidths)[number],
  ratio = cardRatio,
): string => `/pictures/${photoId}/${width}${isOwnShape(ratio) ? '-whole' : ''}`

/**
 * Shows a photo; nothing without a `photoId`. An empty `alt` means that the text beside the photo says it
 * all. `eager` photos load at once, `high` ones before all others, the rest when they are almost in view.
 */
export function Picture(props: Props) {
  return props.photoId === undefined ? null : (
    <Trying key={props.photoId} {...props} photoId={props.photoId} />
  )
}

type Known = Props & { photoId: number }

function Trying(props: Known) {
  const { round, failed, fail } = useTries()
  return <Loading key={round} {...props} failed={failed} onFail={fail} />
}

/** Cancels the loading of a picture that was removed, which frees its connection for another. */
function useCancel(box: RefObject<HTMLImageElement | null>): void {
  useEffect(() => {
    const image = box.current
    return () => {
      if (!image || image.complete) return
      image.removeAttribute('srcset')
      image.removeAttribute('src')
    }
  }, [box])
}

/**
 * The smallest file, enlarged. A few kilobytes are there long before the picture, and the API draws small
 * files first (decision 0104).
 */
const waitingStyle = (photoId: number, ratio: number) => ({
  backgroundImage: `url(${pictureUrl(photoId, 160, ratio)})`,
  backgroundSize: isOwnShape(ratio) ? 'contain' : 'cover',
  // As the picture itself lies in a frame of another shape: nothing moves when it comes.
  backgroundPosition: 'center',
})

type Tried = Known & { failed: boolean; onFail: () => void }

function Loading({
  photoId,
  alt = '',
  eager = false,
  high = eager,
  sizes = gridSizes,
  className,
  isLarge = false,
  ratio = cardRatio,
  failed,
  onFail,
}: Tried) {
  const box = useRef<HTMLImageElement>(null)
  const near = useNear(box, eager)
  const { mayLoad, done } = useTurn(near, eager)
  const drawn = useDrawnFor() !== undefined
  const { isLate, came } = useWaiting(near)
  useCancel(box)
  // Without a URL a failed picture shows its alternative text or the background, and no icon of a broken
  // picture.
  const loads = (mayLoad || drawn) && !failed
  return (
    <img
      ref={box}
      className={className}
      style={(isLarge && loads) || isLate ? waitingStyle(photoId, ratio) : undefined}
      sizes={sizes}
      srcSet={
        loads
          ? pictureWidths.map((width) => `${pictureUrl(photoId, width, ratio)} ${width}w`).join(', ')
          : undefined
      }
      src={loads ? pictureUrl(photoId, 640, ratio) : undefined}
      width={800}
      height={Math.round(800 / ratio)}
      data-whole={isOwnShape(ratio) || undefined}
      alt={mayLoad ? alt : ''}
      fetchPriority={high ? 'high' : 'auto'}
      loading={drawn && !eager ? 'lazy' : undefined}
      decoding="async"
      onLoad={() => {
        came()
        done()
      }}
      onError={() => {
        onFail()
        done()
      }}
    />
  )
}
